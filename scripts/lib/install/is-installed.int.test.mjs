import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { isInstalled } from './is-installed.mjs';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'marcel-install-'));
  for (const place of ['node_modules/zod', 'node_modules/@marcel/backend']) {
    await mkdir(path.join(root, place), { recursive: true });
  }
  await lock('package-lock.json', {
    '': { version: '0.1.0' },
    backend: { version: '0.1.0' },
    'node_modules/@marcel/backend': { link: true },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/only-on-another-system': { version: '1.0.0', optional: true },
  });
});

afterEach(() => rm(root, { recursive: true }));

/** @param {string} file @param {object} packages */
function lock(file, packages) {
  return writeFile(path.join(root, file), JSON.stringify({ packages }));
}

const installed = (/** @type {object} */ packages) => lock('node_modules/.package-lock.json', packages);

test('nothing is installed in a fresh clone', async () => {
  assert.equal(await isInstalled(root), false);
});

test('the locked versions are enough; what is optional may be missing', async () => {
  await installed({ 'node_modules/@marcel/backend': { link: true }, 'node_modules/zod': { version: '4.6.7' } });
  assert.equal(await isInstalled(root), true);
});

test('another version asks for an install', async () => {
  await installed({ 'node_modules/@marcel/backend': { link: true }, 'node_modules/zod': { version: '4.6.6' } });
  assert.equal(await isInstalled(root), false);
});

test('a workspace that is not linked yet asks for an install', async () => {
  await installed({ 'node_modules/zod': { version: '4.6.7' } });
  assert.equal(await isInstalled(root), false);
});

test('a package whose folder is gone asks for an install', async () => {
  await installed({ 'node_modules/@marcel/backend': { link: true }, 'node_modules/zod': { version: '4.6.7' } });
  await rm(path.join(root, 'node_modules/zod'), { recursive: true });
  assert.equal(await isInstalled(root), false);
});
