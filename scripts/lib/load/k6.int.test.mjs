import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { buildK6, findK6 } from './k6.mjs';

const options = { skip: process.platform === 'win32' && 'stands in for k6 with a shell script' };

/** @param {string} file */
async function standIn(file) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
}

test('k6 is found where K6_PATH says, and in the cache', options, async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'marcel-k6-'));
  const named = path.join(root, 'named', 'k6');
  assert.equal(await findK6(root, { K6_PATH: named }), undefined);
  await standIn(named);
  assert.equal(await findK6(root, { K6_PATH: named }), named);

  const cached = path.join(root, '.cache', 'k6', 'v0.52.0', 'k6');
  await standIn(cached);
  assert.equal(await buildK6(root), cached);
  await rm(root, { recursive: true });
});
