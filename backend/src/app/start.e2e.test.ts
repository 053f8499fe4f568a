import { ROUTES } from '@marcel/contracts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { text } from 'node:stream/consumers';
import { ADMIN, securedUrl, TLS, USERS } from '../test-support/eventstoredb-simulator/secured.js';
import { EventStoreDbSimulator } from '../test-support/eventstoredb-simulator/simulator.js';
import { freePort } from '../test-support/free-port.js';
import { pause } from '../test-support/pause.js';

const DIST = path.join(__dirname, '../../dist/server');

let directory: string;
beforeEach(async () => void (directory = await mkdtemp(path.join(tmpdir(), 'marcel-start-'))));
afterEach(() => rm(directory, { recursive: true }));

function run(program: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, DATA_DIR: directory, SEED_DEMO: 'false', LOG_LEVEL: 'warn', ...variables };
  const child = spawn(process.execPath, [path.join(DIST, program), ...args], { env });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { child, ended: ended.then(([out, err, [code]]) => ({ out, err, code: Number(code) })) };
}

async function startAndStop(variables: NodeJS.ProcessEnv) {
  const port = await freePort();
  const { child, ended } = run('main.js', [], { PORT: String(port), ...variables });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}${ROUTES.ready}`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await pause();
  return { stop: () => child.kill('SIGTERM'), ended };
}

it('prints nothing on start and stop, also with a log server that is reached by TLS at an IP address', async () => {
  const simulator = await EventStoreDbSimulator.start({ tls: TLS, users: USERS });
  for (const variables of [{}, { EVENTSTOREDB_URL: securedUrl(simulator.url, ADMIN) }]) {
    const { stop, ended } = await startAndStop({
      DATA_DIR: path.join(directory, String(Object.keys(variables))),
      ...variables,
    });
    stop();
    expect(await ended).toEqual({ out: '', err: '', code: 0 });
  }
  await simulator.stop();
});

it('prints only that the port is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const { ended } = run('main.js', [], { PORT: String(port) });
  const { out, err, code } = await ended;
  expect([out, code]).toEqual(['', 1]);
  expect(err).toMatch(
    /^Marcel OS cannot start: the port is taken by another program; set PORT to a free one \(.*\)\n$/,
  );
  taken.close();
});

it('runs a backup and a verification beside the product', async () => {
  const { stop, ended } = await startAndStop({ SEED_DEMO: 'true' });
  const backup = path.join(directory, 'backup');
  expect(await run('commands.js', ['backup', '--to', backup]).ended).toMatchObject({ err: '', code: 0 });
  expect(await run('commands.js', ['audit', 'verify']).ended).toMatchObject({ err: '', code: 0 });
  stop();
  expect(await ended).toMatchObject({ err: '', code: 0 });
  const refused = await run('commands.js', ['restore', '--from', backup]).ended;
  expect(refused).toEqual({ out: '', err: 'The event store holds events already; restore to an empty one\n', code: 1 });
});
