import { MongoClient, type Db, type MongoClientOptions } from 'mongodb';
import { driverConnection, guardWrites } from './guard-writes.js';
import { CONNECT_MS, PATIENCE_MS, VOUCHED } from './patience.js';

guardWrites(driverConnection());

/** One pool of connections for everything that is kept in MongoDB. */
export interface MongoConnection {
  /** The database that the address names. */
  readonly db: Db;
  close(): Promise<void>;
}

/**
 * Connects to the database that the address names. A write is acknowledged once a majority of the replica set has it; a read
 * sees what a majority had then, and nothing that an election could take back. A primary that was deposed and does not know
 * it yet may answer with less than others see by then, for the ten seconds that it takes to notice: whoever must see a write
 * waits for its position, and for no clock.
 *
 * An election ends in less time than is waited here for a primary. The driver repeats a read or write once by itself; its
 * `timeoutMS` has no effect in this release and is not set.
 * @throws MongoError when no server can be reached or it refuses us
 */
export async function connectMongo(url: string): Promise<MongoConnection> {
  const client = new MongoClient(url, {
    appName: 'marcel-os',
    writeConcern: VOUCHED,
    readConcern: { level: 'majority' },
    readPreference: 'primary',
    ignoreUndefined: true,
    ...unlessNamed(url, {
      serverSelectionTimeoutMS: PATIENCE_MS,
      waitQueueTimeoutMS: PATIENCE_MS,
      connectTimeoutMS: CONNECT_MS,
    }),
  });
  await client.connect();
  return { db: client.db(), close: () => client.close() };
}

/** What the address says counts; the driver would have it the other way round. */
function unlessNamed(url: string, settings: Readonly<Record<string, number>>): MongoClientOptions {
  const isNamed = (name: string) => new RegExp(`[?&]${name}=`, 'i').test(url);
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !isNamed(name)));
}
