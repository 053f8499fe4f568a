import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { runQuietly, tool } from '../shared/processes.mjs';
import { ROOT } from '../shared/repository.mjs';

let folder = '';

const write = (/** @type {string} */ file, /** @type {string} */ content) =>
  writeFile(path.join(folder, file), content);

/** Tests that hold in whatever order and however often they run in one worker. */
const TESTS = `
  const shared = require('a-package');
  const own = require('./own');

  test('no less time than usual', async () => {
    for (const end = performance.now() + 20; performance.now() < end;) await null;
    await new Promise(setImmediate);
  });

  test('our modules are new in each file', () => {
    expect(own.seen++).toBe(0);
  });

  test('packages are not', () => {
    const { loaded } = shared;
    globalThis.loaded ??= loaded;
    expect(loaded).toBe(globalThis.loaded);
  });

  test('what a package throws is an error here', () => {
    expect(() => shared.fail()).toThrow(TypeError);
    expect(shared.fail.bind()).toThrow('of the package');
    expect(shared.made).toStrictEqual({ list: [1], at: new Date(0) });
  });

  test('nothing is left of what an earlier file has done', () => {
    expect(process.env.OF_AN_EARLIER_FILE).toBeUndefined();
    expect(shared.fail.name).not.toBe('mockConstructor');
    expect(setTimeout.clock).toBeUndefined();
    expect(shared.storage.enabled).toBe(false);
    shared.storage.run('of an earlier file', () => {});
    expect(shared.storage.enabled).toBe(true);
    process.env.OF_AN_EARLIER_FILE = 'yes';
    jest.spyOn(shared, 'fail');
    jest.useFakeTimers();
    jest.setTimeout(1);
  });
`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcel-worker-'));
  await mkdir(path.join(folder, 'node_modules/a-package'), { recursive: true });
  await write(
    'node_modules/a-package/index.js',
    `exports.loaded = {};
     exports.storage = new (require('node:async_hooks').AsyncLocalStorage)();
     exports.made = { list: [1], at: new Date(0) };
     exports.fail = () => { throw new TypeError('of the package'); };`,
  );
  await write('own.js', 'exports.seen = 0;');
  await write(
    'jest.config.cjs',
    `module.exports = {
       rootDir: __dirname,
       testEnvironment: ${JSON.stringify(path.join(import.meta.dirname, 'worker-environment.cjs'))},
       runtime: ${JSON.stringify(path.join(import.meta.dirname, 'worker-runtime.cjs'))},
       transform: {},
     };`,
  );
});

afterEach(() => rm(folder, { recursive: true }));

const jest = () => runQuietly([...tool(ROOT, 'jest'), '--ci', '--runInBand'], { cwd: folder });

test('files of one worker share packages, and nothing else', async () => {
  for (const file of ['one', 'two']) await write(`${file}.test.js`, TESTS);
  const { ok, output } = await jest();
  assert.match(output, /Tests: +10 passed, 10 total/);
  assert.ok(ok);
});

test('a failure is told with its line', async () => {
  await write('one.test.js', TESTS);
  await write('two.test.js', "test('one', () => undefined);\n\ntest('two', () => {\n  expect(1).toBe(2);\n});\n");
  const { ok, output } = await jest();
  assert.match(output, /two\.test\.js:4:13/);
  assert.match(output, /Tests: +1 failed, 6 passed, 7 total/);
  assert.equal(ok, false);
});
