import cluster from 'node:cluster';
import * as path from 'node:path';
import * as z from 'zod';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { readSettings } from '../platform/config/settings.js';
import { processEnvironments, ClusterProcesses } from './cluster-processes.js';
import { createLogger } from '../platform/observability/logging/logger.js';

const SERVERS = { EVENTSTOREDB_URL: 'esdb://127.0.0.1:2113?tls=false', MONGODB_URL: 'mongodb://127.0.0.1/marcel' };

it('divides the limits among the workers, and gives the other roles to the first one only', () => {
  const all = { CONNECTIONS: '999', HELD_MB: '100', EVENT_STREAMS: '50', PICTURES_AT_ONCE: '2', PICTURES_WAITING: '9' };
  const environments = processEnvironments(readSettings({ ...SERVERS, ...all, WORKERS: '3' }));
  const part = { CONNECTIONS: '333', HELD_MB: '34', EVENT_STREAMS: '17', PICTURES_AT_ONCE: '1', PICTURES_WAITING: '3' };
  const api = { ...part, ROLES: 'api', SEED_DEMO: 'false' };
  expect(environments).toEqual([part, api, api]);
  const settings = environments.map((own) => readSettings({ ...SERVERS, ...all, ...own, WORKERS: '1' }));
  expect(settings.map(({ roles }) => roles.length)).toEqual([3, 1, 1]);
  expect(settings.map(({ connections }) => connections.max)).toEqual([333, 333, 333]);
});

describe('several workers', () => {
  const WORKER = `
  const cluster = require('node:cluster');
  const http = require('node:http');
  if (process.env.FAILS === 'yes') process.exit(3);
  process.once('SIGTERM', () => process.exit(0));
  const server = http.createServer((request, response) => {
    response.setHeader('connection', 'close');
    if (request.url === '/die') process.kill(process.pid, 'SIGKILL');
    else response.end(String(cluster.worker.id));
  });
  server.listen(0, '127.0.0.1', () => process.send({ kind: 'ready', port: server.address().port }));
`;

  const log = createLogger('silent');

  let folder: string;
  let processes: ClusterProcesses | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marcel-workers-'));
    const exec = path.join(folder, 'worker.cjs');
    await writeFile(exec, WORKER);
    cluster.setupPrimary({ exec, args: [], execArgv: [] });
  });
  afterEach(async () => {
    await processes?.stop();
    processes = undefined;
    await rm(folder, { recursive: true });
  });

  const start = async (environments: NodeJS.ProcessEnv[]): Promise<number> => {
    const started = await ClusterProcesses.start(environments, log);
    processes = started.processes;
    return z.object({ port: z.int() }).parse(started.ready).port;
  };
  const ask = (port: number, where = '/'): Promise<string> =>
    new Promise((resolve, reject) => {
      get(
        { port, path: where, host: '127.0.0.1', agent: false },
        (response) => void text(response).then(resolve, reject),
      ).on('error', reject);
    });
  const answering = async (port: number, count: number): Promise<string[]> => {
    const seen = new Set<string>();
    while (seen.size < count) seen.add(await ask(port));
    return [...seen].toSorted();
  };

  it('answer on one port, and a dead one is replaced while the other continues', async () => {
    const port = await start([{}, {}]);
    const [one, other] = await answering(port, 2);
    const died = once(cluster, 'exit');
    await expect(ask(port, '/die')).rejects.toThrow('socket hang up');
    await died;
    const left = await ask(port);
    expect([one, other]).toContain(left);
    const after = await answering(port, 2);
    expect(after).toContain(left);
    expect(after).not.toEqual([one, other]);
  });

  it('end together', async () => {
    await start([{}, {}]);
    await processes?.stop();
    // A worker stays listed until its channel is closed, too.
    expect(Object.values(cluster.workers ?? {}).filter((worker) => worker?.isDead() !== true)).toEqual([]);
  });

  it('do not start when one of them cannot start', async () => {
    await expect(start([{}, { FAILS: 'yes' }])).rejects.toThrow('A process ended with code 3 before it was ready');
    expect(Object.keys(cluster.workers ?? {})).toEqual([]);
  });
});
