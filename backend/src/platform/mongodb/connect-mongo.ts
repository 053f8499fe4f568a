import { MongoClient, type Db } from 'mongodb';
import { driverConnection, guardWrites } from './guard-writes.js';

guardWrites(driverConnection());

/** One pool of connections for everything that is kept in MongoDB. */
export interface MongoConnection {
  /** The database that the address names. */
  readonly db: Db;
  close(): Promise<void>;
}

/** Longest that a server may take to be found, or to answer that it is alive, in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * Connects to the database that the address names. Every write is acknowledged by a majority of the replica set, so that no
 * election takes it back, and every read sees what was acknowledged.
 * @throws MongoError when no server can be reached or it refuses us
 */
export async function connectMongo(url: string): Promise<MongoConnection> {
  const client = new MongoClient(url, {
    appName: 'marcel-os',
    writeConcern: { w: 'majority' },
    readPreference: 'primary',
    ignoreUndefined: true,
    serverSelectionTimeoutMS: PATIENCE_MS,
    connectTimeoutMS: PATIENCE_MS,
  });
  await client.connect();
  return { db: client.db(), close: () => client.close() };
}
