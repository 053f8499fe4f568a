import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../shared/repository.mjs';

/** @param {string} file @param {RegExp} variable */
async function variablesIn(file, variable) {
  const text = await readFile(path.join(ROOT, file), 'utf8');
  return [...text.matchAll(variable)].map(([, name]) => name).toSorted();
}

test('.env.example explains every variable that the backend reads, and no other', async () => {
  const read = await variablesIn('backend/src/platform/config/environment.ts', /^ {2}([A-Z_]+):/gm);
  assert.deepEqual(await variablesIn('.env.example', /^# ([A-Z_]+)=/gm), read);
});
