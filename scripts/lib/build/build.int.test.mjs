import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { Progress } from '../shared/progress.mjs';
import { buildChanged } from './build.mjs';
import { sourceDigests } from './fingerprint.mjs';
import { readWorkspaces, workspacesCalled } from './workspaces.mjs';

const COPY = `node -e "fs.mkdirSync('dist'); fs.copyFileSync('src/index.ts', 'dist/index.js')"`;
const silent = new Progress({ write: () => undefined });

let root = '';

/** @param {string} file @param {string | object} content */
async function write(file, content) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

const build = (/** @type {{ force?: boolean }} */ options = {}) => buildChanged(root, silent, options);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'marcel-build-'));
  await write('package.json', { workspaces: ['app', 'rules', 'alone'] });
  await write('package-lock.json', '{}');
  for (const [name, dependencies] of [
    ['app', { rules: '*' }],
    ['rules', {}],
    ['alone', {}],
  ]) {
    await write(`${name}/package.json`, { name, dependencies, scripts: { build: COPY } });
    await write(`${name}/src/index.ts`, `${name} 1`);
  }
});

afterEach(() => rm(root, { recursive: true }));

test('a first build builds everything, needed packages first; a second one nothing', async () => {
  const built = await build();
  assert.deepEqual(built.toSorted(), ['alone', 'app', 'rules']);
  assert.ok(built.indexOf('rules') < built.indexOf('app'));
  assert.deepEqual(await build(), []);
});

test('what is asked for by name is built with what it needs, in order, and nothing else', async () => {
  const only = await workspacesCalled(root, ['app']);
  assert.deepEqual(await buildChanged(root, silent, { only }), ['rules', 'app']);
  await assert.rejects(workspacesCalled(root, ['ap']), /no package ap; there are app, rules, alone/);
});

test('a folder of packages is looked into; what is none in it does not count', async () => {
  await write('package.json', { workspaces: ['parts/*'] });
  await write('parts/one/package.json', { name: 'one', scripts: { build: COPY } });
  await write('parts/one/src/index.ts', 'one 1');
  await write('parts/notes.md', '');
  assert.deepEqual(await build(), ['parts/one']);
});

test('a version that is raised is built, and leaves what was tested as it is', async () => {
  const app = (await readWorkspaces(root)).find(({ name }) => name === 'app');
  assert.ok(app);
  const [described, before] = [{ name: 'app', dependencies: {}, scripts: { build: COPY } }, await build()];
  assert.ok(before.includes('app'));
  await write('scripts/jest-dom.preset.cjs', '');
  await write('app/package.json', { ...described, version: '1.0.0' });
  const first = await sourceDigests(root, app);
  await build();
  await write('app/package.json', { ...described, version: '2.0.0' });
  assert.deepEqual(await sourceDigests(root, app), first);
  assert.deepEqual(await build(), ['app']);
  await write('app/package.json', { ...described, version: '2.0.0', type: 'module' });
  assert.notDeepEqual(await sourceDigests(root, app), first);
});

test('force builds what has not changed, too', async () => {
  await build();
  assert.equal((await build({ force: true })).length, 3);
});

describe('after a first build', () => {
  beforeEach(() => build());

  test('a changed source rebuilds its package and those that need it', async () => {
    await write('rules/src/index.ts', 'rules 2');
    assert.deepEqual(await build(), ['rules', 'app']);
    assert.equal(await readFile(path.join(root, 'rules/dist/index.js'), 'utf8'), 'rules 2');
  });

  test('a changed test rebuilds nothing', async () => {
    await write('rules/src/index.unit.test.ts', 'test');
    assert.deepEqual(await build(), []);
  });

  test('changed locked packages rebuild everything', async () => {
    await write('package-lock.json', '{ "changed": true }');
    assert.equal((await build()).length, 3);
  });

  test('one more package builds itself alone', async () => {
    await write('more/package.json', { name: 'more', scripts: { build: COPY } });
    await write('more/src/index.ts', 'more 1');
    await write('package.json', { workspaces: ['app', 'rules', 'alone', 'more'] });
    await write('package-lock.json', { packages: { more: {}, 'node_modules/more': { link: true } } });
    assert.deepEqual(await build(), ['more']);
  });

  test('a removed output is built again, without what an older build left in it', async () => {
    await rm(path.join(root, 'alone/dist'), { recursive: true });
    assert.deepEqual(await build(), ['alone']);
  });

  test('a build that fails is named with its output, and is tried again next time', async () => {
    await write('rules/package.json', { name: 'rules', scripts: { build: 'node -e "throw Error(123)"' } });
    const failure = await build().catch((error) => error);
    assert.match(failure.message, /^rules could not be built/);
    assert.match(failure.output, /123/);
    await assert.rejects(build(), /rules could not be built/);
  });
});
