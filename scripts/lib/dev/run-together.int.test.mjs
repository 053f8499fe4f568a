import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { pathToFileURL } from 'node:url';

const RUN = pathToFileURL(path.join(import.meta.dirname, 'run-together.mjs')).href;

/** Starts another process, as dev servers do; each holds a line to the test for as long as it lives. */
const CHILD = `
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
const [port, name] = process.argv.slice(2);
if (!name.endsWith('-child')) spawn(process.execPath, [process.argv[1], port, name + '-child'], { stdio: 'inherit' });
const line = connect(Number(port), '127.0.0.1', () => line.write(name + ' '));
line.on('data', () => process.exit(3));
`;

let folder = '';
/** @type {Map<string, import('node:net').Socket>} */
let alive = new Map();
/** @type {() => void} */
let looked = () => undefined;
const server = createServer((line) => {
  line.on('error', () => undefined);
  line.once('data', (data) => {
    const [name = ''] = data.toString().split(' ');
    alive.set(name, line);
    line.once('close', () => {
      alive.delete(name);
      looked();
    });
    looked();
  });
});

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcel-dev-'));
  await writeFile(path.join(folder, 'child.mjs'), CHILD);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
after(async () => {
  server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  alive = new Map();
});

/** @param {number} count */
const untilAlive = (count) =>
  new Promise((resolve) => {
    looked = () => alive.size === count && resolve(undefined);
    looked();
  });

/** Two commands, each with a child of its own. */
async function start() {
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : '';
  const command = (/** @type {string} */ name) => `"${process.execPath}" child.mjs ${port} ${name}`;
  const commands = ['one', 'two'].map((name) => ({ name, command: command(name), cwd: '.' }));
  const code = `const { runTogether } = await import(${JSON.stringify(RUN)});
    process.exitCode = await runTogether(${JSON.stringify(commands)}, ${JSON.stringify(folder)});`;
  const env = { ...process.env, npm_lifecycle_event: undefined };
  const parent = spawn(process.execPath, ['--input-type=module', '-e', code], { env, stdio: 'inherit' });
  const ended = once(parent, 'exit');
  await untilAlive(4);
  return { parent, ended };
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  test(`${signal} ends all that was started, and what that has started`, async () => {
    const { parent, ended } = await start();
    parent.kill(signal);
    assert.deepEqual(await ended, [0, null]);
    await untilAlive(0);
  });
}

test('one that ends takes the others with it, and is a failure', async () => {
  const { ended } = await start();
  alive.get('one')?.write('end');
  assert.deepEqual(await ended, [1, null]);
  await untilAlive(0);
});

test('none is left behind by a parent that was killed', async () => {
  const { parent, ended } = await start();
  parent.kill('SIGKILL');
  await ended;
  await untilAlive(0);
});
