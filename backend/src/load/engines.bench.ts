import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { openEmbeddedEventStore } from '../platform/event-store/embedded/open.js';
import { EventStoreDbEventStore } from '../platform/event-store/eventstoredb/eventstoredb-event-store.js';
import { connectMongo } from '../platform/mongodb/connect-mongo.js';
import { EmbeddedReadStore } from '../platform/read-store/embedded/embedded-read-store.js';
import { MongoReadStore } from '../platform/read-store/mongodb/mongo-read-store.js';
import { ServerProcess } from '../test-support/server-process.js';
import { EVENT_STORE_RATES, READ_STORE_RATES, type Rates } from './engine-rates.js';
import { line } from './latencies.js';

const SIMULATOR = fileURLToPath(new URL('../commands/simulate/main.js', import.meta.url));

/**
 * The engines of each port side by side: the embedded one in this process, and the other over the wire to a stand-in in a
 * process of its own, so that the ratio tells what the adapter and the wire cost, not how fast the real server is.
 * @param ferretDb the program; without it the read stores are not compared
 */
export async function benchEngines(print: (line: string) => void, ferretDb: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'engines-bench-'));
  try {
    print(line('engines side by side', 'embedded', 'over the wire', 'to embedded'));
    await compareEventStores(folder, print);
    if (ferretDb === undefined) print('read stores: left out, FerretDB is not built (BUILD_FERRETDB=1 npm test)');
    else await compareReadStores(folder, ferretDb, print);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function compareEventStores(folder: string, print: (line: string) => void): Promise<void> {
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

async function compareReadStores(folder: string, ferretDb: string, print: (line: string) => void): Promise<void> {
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

async function compare<Store>(
  rates: Rates<Store>,
  embedded: Store,
  wire: Store,
  print: (line: string) => void,
): Promise<void> {
  for (const [label, measure] of rates) {
    const [own, other] = [await measure(embedded), await measure(wire)];
    print(line(label, ...[own, other].map(perSecond), `x ${(other / own).toFixed(3)}`));
  }
}

const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en')}/s`;
