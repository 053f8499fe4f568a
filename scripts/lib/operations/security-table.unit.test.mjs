import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../shared/repository.mjs';

const ROW = /^\| (?<check>[^|]+?) +\| \[[^\]]+\]\((?<file>[^)]+)\) +\| (?<name>[^|]+?) +\|$/gm;

test('SECURITY.md names 46 checks, each with a test that there is', async () => {
  const text = await readFile(path.join(ROOT, 'SECURITY.md'), 'utf8');
  const rows = [...text.matchAll(ROW)].map(({ groups = {} }) => groups);
  assert.equal(new Set(rows.map(({ check }) => check)).size, 46);
  for (const { file = '', name = '' } of rows) {
    const tests = await readFile(path.join(ROOT, file), 'utf8');
    assert.ok(tests.includes(name), `${file} has no test called ${name}`);
  }
});
