import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('./start.mjs', import.meta.url));

const READY = `process.send({ kind: 'ready', address: 'http://127.0.0.1:4321', adminTokenMade: true, adminToken: 'abc', dataDir: '/data' });`;
const KEEPS_RUNNING = `setInterval(() => undefined, 60_000);`;

let root = '';

before(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'marcel-start-'));
  await mkdir(path.join(root, 'backend/dist/server'), { recursive: true });
});

after(() => rm(root, { recursive: true }));

/**
 * Starts a product whose backend is the given code.
 *
 * @param {string} backend
 * @param {{ throughShell?: boolean }} [how] as npm does
 */
async function startWith(backend, { throughShell = false } = {}) {
  await writeFile(path.join(root, 'backend/dist/server/main.js'), backend);
  const code = `const { start } = await import(${JSON.stringify(START)}); process.exitCode = await start(${JSON.stringify(root)});`;
  const node = [process.execPath, '--input-type=module', '-e', code];
  const command = throughShell ? ['sh', '-c', '"$@"; exit $?', 'sh', ...node] : node;
  const child = spawn(command[0] ?? '', command.slice(1), {
    env: { ...process.env, npm_lifecycle_event: throughShell ? 'start' : undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  /** @type {Set<() => void>} */
  const watchers = new Set();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      for (const look of watchers) look();
    });
  }
  const ended = once(child, 'close').then(([exitCode]) => ({ exitCode, output }));
  const says = (/** @type {string} */ text) =>
    new Promise((resolve) => {
      const look = () => output.includes(text) && resolve(undefined);
      watchers.add(look);
      look();
    });
  return { child, ended, says };
}

test('a ready backend is announced, and Ctrl-C stops it in its own way', async () => {
  const { child, ended, says } = await startWith(
    `process.on('SIGINT', () => { console.log('closing well'); process.exit(0); }); ${READY} ${KEEPS_RUNNING}`,
  );
  await says('Ctrl-C stops it');
  child.kill('SIGINT');
  const { exitCode, output } = await ended;
  assert.equal(exitCode, 0);
  assert.match(output, /Address +http:\/\/127\.0\.0\.1:4321\//);
  assert.match(output, /Admin token +abc/);
  assert.match(output, /closing well/);
});

test('what visitors get stays as it was when the product started, whatever is built meanwhile', async () => {
  const build = path.join(root, 'frontends/letters/dist');
  await mkdir(build, { recursive: true });
  await mkdir(path.join(root, 'frontends/not-built'));
  await writeFile(path.join(root, 'frontends/Dockerfile'), '');
  await writeFile(path.join(build, 'page.txt'), 'the first build');
  const { child, ended, says } = await startWith(
    `const { readFileSync } = require('node:fs');
     const page = process.env.FRONTENDS_DIR + '/letters/dist/page.txt';
     process.on('SIGINT', () => { console.log(readFileSync(page, 'utf8')); process.exit(0); }); ${READY} ${KEEPS_RUNNING}`,
  );
  await says('Ctrl-C stops it');
  await writeFile(path.join(build, 'page.txt'), 'a later one');
  child.kill('SIGINT');
  assert.match((await ended).output, /the first build/);
  assert.deepEqual(await readdir(path.join(root, '.cache/served')), []);
});

test('a second signal does not cut a clean stop short', async () => {
  const { child, ended, says } = await startWith(
    `let signals = 0;
     process.on('SIGINT', () => { signals += 1; console.log('stopping'); });
     process.on('SIGTERM', () => { console.log(signals + ' SIGINT'); process.exit(0); });
     ${READY} ${KEEPS_RUNNING}`,
  );
  await says('Ctrl-C stops it');
  child.kill('SIGINT');
  await says('stopping');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  const { exitCode, output } = await ended;
  assert.equal(exitCode, 0);
  assert.match(output, /1 SIGINT/);
});

test('a backend that cannot start says why itself, and its exit code is kept', async () => {
  const { ended } = await startWith(
    `console.error('Marcel OS cannot start: port 3000 is in use'); process.exitCode = 1;`,
  );
  const { exitCode, output } = await ended;
  assert.equal(exitCode, 1);
  assert.equal(output, 'Marcel OS cannot start: port 3000 is in use\n');
});

test('a backend that was killed is a failure', async () => {
  const { ended } = await startWith(`process.kill(process.pid, 'SIGKILL');`);
  assert.equal((await ended).exitCode, 137);
});

test('the end of the npm that runs it stops the backend', async () => {
  const { child, ended, says } = await startWith(
    `process.on('SIGTERM', () => { console.log('closing well'); process.exit(0); }); ${READY} ${KEEPS_RUNNING}`,
    { throughShell: true },
  );
  await says('Ctrl-C stops it');
  child.kill('SIGKILL');
  assert.match((await ended).output, /closing well/);
});
