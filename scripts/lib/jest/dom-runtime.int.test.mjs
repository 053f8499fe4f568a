import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { runQuietly, tool } from '../shared/processes.mjs';
import { ROOT } from '../shared/repository.mjs';

let folder = '';

const write = (/** @type {string} */ file, /** @type {string} */ content) =>
  writeFile(path.join(folder, file), content);

const TESTS = `
  const shared = require('a-package');

  test('modules, packages and document are those of this file', () => {
    expect(shared.seen++).toBe(0);
    expect(shared.document).toBe(document);
    expect(document.body.textContent).toBe('');
    expect(new shared.Failure()).toBeInstanceOf(Error);
    document.body.textContent = 'of an earlier file';
  });
`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcel-dom-'));
  await mkdir(path.join(folder, 'node_modules/a-package'), { recursive: true });
  await write(
    'node_modules/a-package/index.js',
    `exports.seen = 0; exports.document = document; exports.Failure = class extends Error {};`,
  );
  const config = {
    rootDir: folder,
    testEnvironment: path.join(import.meta.dirname, 'dom-environment.cjs'),
    runtime: path.join(import.meta.dirname, 'dom-runtime.cjs'),
    transform: {},
  };
  await write('jest.config.json', JSON.stringify(config));
});

afterEach(() => rm(folder, { recursive: true }));

const jest = () => runQuietly([...tool(ROOT, 'jest'), '--ci', '--runInBand'], { cwd: folder });

test('files of one worker share nothing', async () => {
  for (const file of ['one', 'two', 'three']) await write(`${file}.test.js`, TESTS);
  const { ok, output } = await jest();
  assert.match(output, /Tests: +3 passed, 3 total/);
  assert.ok(ok);
});

test('a failure is told with its place, on the first line too', async () => {
  await write('one.test.js', "test('one', () => { expect(1).toBe(2); });\n");
  await write('two.test.js', "\n\ntest('two', () => {\n  expect(1).toBe(2);\n});\n");
  const { ok, output } = await jest();
  assert.match(output, /one\.test\.js:1:31/);
  assert.match(output, /two\.test\.js:4:13/);
  assert.equal(ok, false);
});
