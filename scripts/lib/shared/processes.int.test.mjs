import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { runQuietly } from './processes.mjs';

const node = (/** @type {string} */ code) => runQuietly([process.execPath, '-e', code], { cwd: tmpdir() });

test('a command that ends well gives what it wrote, errors included', async () => {
  const outcome = await node('console.log("out"); console.error("err")');
  assert.equal(outcome.ok, true);
  assert.match(outcome.output, /out/);
  assert.match(outcome.output, /err/);
});

test('a command that fails is not ok', async () => {
  assert.equal((await node('process.exit(3)')).ok, false);
});

test('a command that does not exist is not ok and says why', async () => {
  const outcome = await runQuietly(['no-such-program-here'], { cwd: tmpdir() });
  assert.equal(outcome.ok, false);
  assert.match(outcome.output, /ENOENT/);
});
