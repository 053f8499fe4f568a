import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { MascotImports, ROUTES } from '@marcel/contracts';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openEmbeddedEventStore } from '../platform/event-store/embedded/open.js';
import { EventStoreDbEventStore } from '../platform/event-store/eventstoredb/eventstoredb-event-store.js';
import { DEFAULT_TIMING } from '../platform/event-store/eventstoredb/timing.js';
import { pause } from '../test-support/pause.js';
import { ProductProcess } from '../test-support/product-process.js';
import type { RestAnswer } from '../test-support/rest-client.js';
import { ServerProcess } from '../test-support/server-process.js';
import { appendSampleLog } from './sample-log.js';
import { SampleMascots } from './sample-mascots.js';
import { type Draw, likeOf, load } from './workloads.js';

/* Measures work on a log server: the simulator in a process of its own, which delays its answers as a server does. */

const SIMULATOR = fileURLToPath(new URL('../test-support/eventstoredb-simulator/main.js', import.meta.url));
const COMMANDS = fileURLToPath(new URL('../server/commands.js', import.meta.url));
const LATENCY = ['--append-ms', '5', '--read-ms', '2'];

const [VISITORS, WARM_SECONDS, SECONDS, MASCOTS, IMPORTED] = [32, 5, 10, 500, 2000];
/** One event for a mascot, two for its submission: 2.9 on average. */
const [STARTED_MASCOTS, RESTORED_MASCOTS] = [3793, 2026];

const print = (label: string, figure: string): void => void process.stdout.write(`${label.padEnd(48)}${figure}\n`);

const since = (start: number): number => (performance.now() - start) / 1000;

/** Returns the successful calls per second of `VISITORS` concurrent callers, measured after a warm-up of `WARM_SECONDS`. */
async function rate(work: (turn: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let turns = 0;
  let done = 0;
  const visit = async (): Promise<void> => {
    while (since(start) < WARM_SECONDS + SECONDS) {
      await work(turns++);
      if (since(start) > WARM_SECONDS) done++;
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  return done / (since(start) - WARM_SECONDS);
}

async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'log-bench-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const withLog = <T>(use: (url: string, folder: string) => Promise<T>): Promise<T> =>
  withFolder(async (folder) => {
    const server = await ServerProcess.startUntil(/^Listening/, process.execPath, SIMULATOR, '--port', '0', ...LATENCY);
    try {
      return await use(server.greeting.replace('Listening: ', ''), folder);
    } finally {
      await server.end('SIGKILL');
    }
  });

async function fill(url: string, mascots: number): Promise<void> {
  const patience = { appendTimeoutMs: 60_000, backoff: { ...DEFAULT_TIMING.backoff, giveUpAfterMs: 600_000 } };
  const store = new EventStoreDbEventStore({ url, timing: { ...DEFAULT_TIMING, ...patience } });
  await appendSampleLog(store, new SampleMascots(), mascots);
  await store.close();
}

async function withProduct<T>(url: string, folder: string, use: (product: ProductProcess) => Promise<T>): Promise<T> {
  const product = await ProductProcess.start(join(folder, 'data'), { EVENTSTOREDB_URL: url });
  try {
    return await use(product);
  } finally {
    await product.stop();
  }
}

/** @throws Error when the answer is not 2xx */
async function expectSuccess(answer: Promise<RestAnswer>): Promise<void> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
}

async function bareAppends(url: string): Promise<number> {
  const client = EventStoreDBClient.connectionString(url);
  const id = randomUUID();
  const context = { $correlationId: id, $causationId: id, actor: { kind: 'visitor' }, command: 'LikeMascot' };
  const metadata = { ...context, time: new Date().toISOString(), commandId: id, schemaVersion: 1, clientRequestId: id };
  const event = { type: 'MascotLiked', data: { mascotId: 1 }, metadata };
  const perSecond = await rate((turn) =>
    client.appendToStream(`bare-${turn}`, jsonEvent(event), { expectedRevision: 'no_stream' }),
  );
  await client.dispose();
  return perSecond;
}

const likes = () =>
  withLog(async (url, folder) => {
    await fill(url, MASCOTS);
    await withProduct(url, folder, async (product) => {
      await product.untilReady();
      const bare = await withLog((other) => bareAppends(other));
      print(`bare appends, ${VISITORS} writers`, `${bare.toFixed(0)}/s`);
      const like = (draw: Draw) => likeOf(1 + draw(MASCOTS));
      await load(product.rest.address, like, VISITORS, WARM_SECONDS);
      const { perSecond } = await load(product.rest.address, like, VISITORS, SECONDS);
      print(
        `likes of many mascots, ${VISITORS} visitors`,
        `${perSecond.toFixed(0)}/s (${((100 * perSecond) / bare).toFixed(0)} %)`,
      );
    });
  });

const submissions = () =>
  withLog((url, folder) =>
    withProduct(url, folder, async ({ rest }) => {
      const perSecond = await rate((turn) => expectSuccess(rest.submit({ name: `Sample ${turn}` })));
      print(`submissions, ${VISITORS} visitors`, `${perSecond.toFixed(0)}/s`);
    }),
  );

const imports = () =>
  withLog((url, folder) =>
    withProduct(url, folder, async ({ rest }) => {
      const sample = new SampleMascots();
      const rows = Array.from({ length: IMPORTED }, (_, index) => {
        const { name, brand, visualDesc } = sample.profile();
        return { row: index + 2, values: { name: `${name} ${index}`, brand, visualDesc } };
      });
      const form = new FormData();
      form.set('fileName', 'mascots.csv');
      form.set('rows', JSON.stringify(rows));
      const start = performance.now();
      await expectSuccess(rest.call('POST', ROUTES.mascotImports, { admin: true, form }));
      const isRunning = async () => {
        const { body } = await rest.get(ROUTES.mascotImports, { admin: true });
        return MascotImports.parse(body).imports[0]?.status !== 'completed';
      };
      while (await isRunning()) await pause();
      print(`import of ${IMPORTED} mascots`, `${(IMPORTED / since(start)).toFixed(0)}/s`);
    }),
  );

const firstStart = () =>
  withLog(async (url, folder) => {
    await fill(url, STARTED_MASCOTS);
    const start = performance.now();
    await withProduct(url, folder, async (product) => {
      await product.untilReady();
      print('first start over 11,000 events', `${since(start).toFixed(1)} s`);
    });
  });

const restores = () =>
  withLog(async (url, folder) => {
    const [data, backup] = [join(folder, 'embedded'), join(folder, 'backup')];
    const events = openEmbeddedEventStore(join(data, 'events'));
    await appendSampleLog(events, new SampleMascots(), RESTORED_MASCOTS);
    await events.close();
    const run = (args: readonly string[], variables: NodeJS.ProcessEnv) =>
      promisify(execFile)(process.execPath, [COMMANDS, ...args], { env: { ...process.env, ...variables } });
    await run(['backup', '--to', backup], { DATA_DIR: data });
    const start = performance.now();
    const target = { DATA_DIR: join(folder, 'data'), EVENTSTOREDB_URL: url };
    const { stdout } = await run(['restore', '--from', backup], target);
    print(/^Restored \d+ events/m.exec(stdout)?.[0] ?? stdout, `${since(start).toFixed(1)} s`);
  });

const WORK: Readonly<Record<string, () => Promise<void>>> = { likes, submissions, imports, firstStart, restores };
const selectedNames = process.argv.slice(2);
for (const [name, measure] of Object.entries(WORK))
  if (selectedNames.length === 0 || selectedNames.includes(name)) await measure();
