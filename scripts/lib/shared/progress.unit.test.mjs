import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { Progress } from './progress.mjs';

describe('without a terminal', () => {
  let written = '';
  let clock = 0;
  const progress = new Progress({ write: (text) => (written += text) }, () => clock);

  beforeEach(() => {
    written = '';
  });

  test('a step that ends well is one line with its time, and its result comes back', async () => {
    const result = await progress.step('Building backend', async () => {
      clock += 2140;
      return 'built';
    });
    assert.equal(result, 'built');
    assert.equal(written, '✓ Building backend (2.1 s)\n');
  });

  test('a step that fails is marked, and its error comes through', async () => {
    const work = () => Promise.reject(new Error('broken'));
    await assert.rejects(progress.step('Building shell', work), /broken/);
    assert.equal(written, '✗ Building shell (0.0 s)\n');
  });

  test('a check that fails is followed by what it wrote', async () => {
    const outcome = await progress.check('oxfmt', () => Promise.resolve({ ok: false, output: 'a.ts: no\n\n' }));
    assert.equal(outcome.ok, false);
    assert.equal(written, '✗ oxfmt (0.0 s)\na.ts: no\n');
  });

  test('a check that holds is one line', async () => {
    await progress.check('oxfmt', () => Promise.resolve({ ok: true, output: 'warnings nobody needs' }));
    assert.equal(written, '✓ oxfmt (0.0 s)\n');
  });
});

test('a terminal also shows what is running, on a line that is wiped when a step ends', async () => {
  let written = '';
  const progress = new Progress({ write: (text) => (written += text), isTTY: true }, () => 0);
  await progress.step('Installing packages', () => Promise.resolve());
  const [, running, ended] = written.split('\r\x1b[K');
  assert.equal(running, '… Installing packages');
  assert.match(ended ?? '', /✓.* Installing packages \(0\.0 s\)\n$/);
});
