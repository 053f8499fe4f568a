import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Progress } from '../shared/progress.mjs';
import { lintChecks, makeChecks, typeChecks } from './checks.mjs';
import { ROOT } from '../shared/repository.mjs';

const silent = new Progress({ write: () => undefined });
const exits = (/** @type {number} */ code) => ({
  name: `exit ${code}`,
  command: [process.execPath, '-e', `process.exit(${code})`],
});

test('style, format and import directions are checked', async () => {
  const names = (await lintChecks(ROOT)).map(({ name }) => name);
  for (const name of ['oxlint', 'oxfmt', 'import directions', 'circles between folders'])
    assert.ok(names.includes(name));
});

test('what is written from the code is checked', async () => {
  const names = (await lintChecks(ROOT)).map(({ name }) => name);
  for (const name of ['openapi.json', 'events.md and event-schemas.json']) assert.ok(names.includes(name));
});

test('the types of every package and of the scripts are checked', async () => {
  const names = (await typeChecks(ROOT)).map(({ name }) => name);
  for (const folder of ['scripts', 'contracts', 'backend', 'frontends/e2e'])
    assert.ok(names.includes(`types of ${folder}`));
});

test('each check counts as one that passed or failed, and tells its name when it did not', async () => {
  const outcome = { passed: 2, failed: 1, names: [exits(1).name] };
  assert.deepEqual(await makeChecks(ROOT, [exits(0), exits(1), exits(0)], silent), outcome);
});
