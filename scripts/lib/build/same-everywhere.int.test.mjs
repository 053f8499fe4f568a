import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { tool } from '../shared/processes.mjs';
import { ROOT } from '../shared/repository.mjs';

const run = promisify(execFile);

const FRONTEND = 'frontends/mascotdex';
const NEEDED = ['package.json', 'tsconfig.base.json', 'frontends/tsconfig.base.json', 'frontends/kit', 'frontends/art'];

/** What a clone without history tells of its commit. */
const env = { ...process.env, RELEASE_COMMIT: 'c0ffee', SOURCE_DATE_EPOCH: '1700000000' };

let folder = '';

before(async () => {
  await mkdir(path.join(ROOT, '.cache'), { recursive: true });
  folder = await mkdtemp(path.join(ROOT, '.cache', 'same-everywhere-'));
});
after(() => rm(folder, { recursive: true }));

/** A clone at another place whose files are the same ones: copying all packages would take a minute. */
async function cloneTo(/** @type {string} */ place) {
  for (const part of [...NEEDED, FRONTEND, 'contracts', 'node_modules']) {
    await mkdir(path.dirname(path.join(place, part)), { recursive: true });
    await run('cp', ['-al', path.join(ROOT, part), path.join(place, part)]);
  }
  await rm(path.join(place, FRONTEND, 'dist'), { recursive: true, force: true });
}

/** @param {string} place @returns {Promise<Record<string, string>>} hash by file */
async function build(place) {
  await cloneTo(place);
  const [node = '', ...rsbuild] = tool(ROOT, '@rsbuild/core', 'rsbuild');
  await run(node, [...rsbuild, 'build'], { cwd: path.join(place, FRONTEND), env });
  const dist = path.join(place, FRONTEND, 'dist');
  const files = await readdir(dist, { recursive: true, withFileTypes: true });
  const hashes = files
    .filter((file) => file.isFile())
    .map(async (file) => {
      const content = await readFile(path.join(file.parentPath, file.name));
      const hash = createHash('sha256').update(content).digest('hex');
      return /** @type {const} */ ([path.relative(dist, path.join(file.parentPath, file.name)), hash]);
    });
  return Object.fromEntries((await Promise.all(hashes)).toSorted());
}

test('a frontend is built to the same bytes in every folder', { skip: process.platform === 'win32' }, async () => {
  const [here, there] = await Promise.all([
    build(path.join(folder, 'here')),
    build(path.join(folder, 'at', 'another', 'place')),
  ]);
  assert.ok('release.json' in here && 'mf-manifest.json' in here);
  assert.deepEqual(here, there);
});
