import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { directoryCollection } from '../contexts/mascots/read/directory/directory.projection.js';
import { DIRECTORY_VIEW } from '../contexts/mascots/views.js';
import { openEmbeddedEventStore } from '../platform/event-store/embedded/open.js';
import type { EventStore } from '../platform/event-store/event-store.js';
import { EventStoreDbEventStore } from '../platform/event-store/eventstoredb/eventstoredb-event-store.js';
import { connectMongo } from '../platform/mongodb/connect-mongo.js';
import { EmbeddedReadStore } from '../platform/read-store/embedded/embedded-read-store.js';
import { MongoReadStore } from '../platform/read-store/mongodb/mongo-read-store.js';
import { commitOne, type ReadStore } from '../platform/read-store/read-store.js';
import { ServerProcess } from '../test-support/server-process.js';
import { row, type Print } from './report.js';
import { like } from './sample-log.js';
import { SampleMascots } from './sample-mascots.js';

const EVENTS = 5000;
const WRITERS = 64;
const DOCUMENTS = 2000;
const BATCH = 500;
const QUERIES = 30;

type Rates<Store> = readonly (readonly [label: string, measure: (store: Store) => Promise<number>])[];

const EVENT_STORE_RATES: Rates<EventStore> = [
  [`append, ${WRITERS} writers, events`, (store) => rateOf(EVENTS, () => appendAll(store))],
  ['read all, events', (store) => rateOf(EVENTS, () => readAll(store))],
  ['subscription from the start, events', (store) => rateOf(EVENTS, () => catchUp(store))],
];

const READ_STORE_RATES: Rates<ReadStore> = [
  [`put in batches of ${BATCH}, documents`, (store) => rateOf(DOCUMENTS, () => putAll(store))],
  ['get by id', (store) => rateOf(QUERIES, () => getSome(store))],
  ['find a page of 20 by likes', (store) => rateOf(QUERIES, () => findPages(store))],
];

const SIMULATOR = fileURLToPath(new URL('../commands/simulate/main.js', import.meta.url));

/**
 * The engines of each port side by side: the embedded one in this process, and the other over the wire to a stand-in in a
 * process of its own, so that the ratio shows what the adapter and the wire cost, not how fast the real server is.
 * @param ferretDb the program; without it the read stores are not compared
 */
export async function benchEngines(print: Print, ferretDb: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'engines-bench-'));
  try {
    print(row('engines side by side', 'embedded', 'over the wire', 'to embedded'));
    await compareEventStores(folder, print);
    if (ferretDb === undefined) print('read stores: left out, FerretDB is not built (npm run bench builds it with Go)');
    else await compareReadStores(folder, ferretDb, print);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function compareEventStores(folder: string, print: Print): Promise<void> {
  const options = ['--port', '0', '--data', join(folder, 'log')];
  const server = await ServerProcess.startUntil(/^Listening/, process.execPath, SIMULATOR, ...options);
  const [url = ''] = /esdb:\S+/.exec(server.greeting) ?? [];
  const [embedded, wire] = [openEmbeddedEventStore(join(folder, 'events')), new EventStoreDbEventStore({ url })];
  try {
    await compare(EVENT_STORE_RATES, embedded, wire, print);
  } finally {
    await Promise.all([embedded.close(), wire.close()]);
    await server.end();
  }
}

async function compareReadStores(folder: string, ferretDb: string, print: Print): Promise<void> {
  const server = await ServerProcess.start(ferretDb, '127.0.0.1:0', folder);
  const mongo = await connectMongo(new URL('/bench', server.greeting).href);
  const embedded = EmbeddedReadStore.open(join(folder, 'views.db'), pino({ level: 'silent' }));
  try {
    await compare(READ_STORE_RATES, embedded, new MongoReadStore(mongo.db), print);
  } finally {
    await Promise.all([embedded.close(), mongo.close()]);
    await server.end();
  }
}

async function compare<Store>(rates: Rates<Store>, embedded: Store, wire: Store, print: Print): Promise<void> {
  for (const [label, measure] of rates) {
    const [own, other] = [await measure(embedded), await measure(wire)];
    print(row(label, ...[own, other].map(perSecond), `x ${(other / own).toFixed(3)}`));
  }
}

const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en')}/s`;

async function rateOf(count: number, work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (count * 1000) / (performance.now() - start);
}

async function appendAll(store: EventStore): Promise<void> {
  let left = EVENTS;
  const write = async (): Promise<void> => {
    while (left-- > 0) {
      const [stream, event] = like(1);
      await store.append(stream, 'any', [event]);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
}

async function readAll(store: EventStore): Promise<void> {
  let read = 0;
  for await (const _ of store.readAll()) read += 1;
  if (read !== EVENTS) throw new Error(`${read} events were read`);
}

async function catchUp(store: EventStore): Promise<void> {
  const end = new AbortController();
  for await (const { caughtUp } of store.subscribe({ signal: end.signal })) if (caughtUp) end.abort();
}

async function putAll(store: ReadStore): Promise<void> {
  const projection = { name: DIRECTORY_VIEW, version: 1 };
  const sample = new SampleMascots();
  await store.prepare(projection, [directoryCollection]);
  await store.activate(projection);
  for (let start = 0; start < DOCUMENTS; start += BATCH) {
    const changes = Array.from({ length: BATCH }, (_, index) => putOf(sample, start + index + 1));
    await commitOne(store, { projection, changes }, { position: positionOf(start + BATCH) });
  }
}

function putOf(sample: SampleMascots, id: number) {
  const createdAt = new Date(1.7e12 + id * 1000).toISOString();
  const document = {
    ...sample.profile(),
    slug: `mascot-${id}`,
    likes: sample.skewed(5000),
    createdAt,
    updatedAt: createdAt,
  };
  return { position: positionOf(id), change: { kind: 'put', collection: DIRECTORY_VIEW, id, document } as const };
}

async function getSome(store: ReadStore): Promise<void> {
  for (let query = 1; query <= QUERIES; query += 1) await store.get(DIRECTORY_VIEW, query);
}

async function findPages(store: ReadStore): Promise<void> {
  const sort = { field: 'likes', direction: 'desc' } as const;
  for (let query = 0; query < QUERIES; query += 1) {
    await store.find(DIRECTORY_VIEW, { sort, limit: 20, offset: 20 * (query % (DOCUMENTS / 20)) });
  }
}

const positionOf = (number: number): string => String(number).padStart(16, '0');
