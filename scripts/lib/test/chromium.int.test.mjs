import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { findChromium } from './chromium.mjs';

let folder = '';
let browser = '';

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcel-chromium-'));
  browser = path.join(folder, 'chromium');
  await writeFile(browser, '', { mode: 0o755 });
});

after(() => rm(folder, { recursive: true }));

test('a browser is found on the PATH', async () => {
  assert.equal(await findChromium({ PATH: ['/no/such/folder', folder].join(path.delimiter) }), browser);
});

test('a named browser is taken', async () => {
  assert.equal(await findChromium({ CHROMIUM_PATH: browser, PATH: '' }), browser);
});

test('a named browser that is not there is not replaced by another one', async () => {
  assert.equal(await findChromium({ CHROMIUM_PATH: path.join(folder, 'other'), PATH: folder }), undefined);
});
