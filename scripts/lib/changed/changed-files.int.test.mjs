import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { runQuietly } from '../shared/processes.mjs';
import { changedFiles } from './changed-files.mjs';

let root = '';

/** @param {string[]} args */
async function git(...args) {
  const { ok, output } = await runQuietly(['git', '-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
    cwd: root,
  });
  assert.ok(ok, output);
}

const write = (/** @type {string} */ file, /** @type {string} */ content) => writeFile(path.join(root, file), content);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'marcel-changed-'));
  await git('init', '--initial-branch', 'main');
  for (const file of ['altered.ts', 'removed.ts', 'same.ts']) await write(file, '1');
  await write('.gitignore', 'dist');
  await git('add', '.');
  await git('commit', '--message', 'First');
});

afterEach(() => rm(root, { recursive: true }));

test('nothing has changed after a commit on main', async () => {
  assert.deepEqual(await changedFiles(root), []);
});

test('what is altered, new or committed on a branch has changed; what is removed or ignored has not', async () => {
  await git('switch', '--create', 'branch');
  await write('committed.ts', '1');
  await git('add', '.');
  await git('commit', '--message', 'Second');
  await write('altered.ts', '2');
  await write('new.ts', '1');
  await write('dist', '1');
  await rm(path.join(root, 'removed.ts'));
  assert.deepEqual(await changedFiles(root), ['altered.ts', 'committed.ts', 'new.ts']);
});

test('a folder that is no repository is refused', async () => {
  await rm(path.join(root, '.git'), { recursive: true });
  await assert.rejects(changedFiles(root), /Git cannot tell/);
});
