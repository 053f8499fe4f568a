import { type Db, MongoClient, type MongoClientOptions, MongoNetworkError } from 'mongodb';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import { CONNECT_TIMEOUT_MS, SERVER_TIMEOUT_MS, MAJORITY } from './timeouts.js';

const METHOD = 'writeCommand';

const GUARDED = Symbol.for('marcel.guarded-writes');

/** The driver's class of connections, which it does not export. */
export function driverConnection(): NewableFunction {
  const module: unknown = createRequire(import.meta.url)('mongodb/lib/cmap/connection.js');
  const Connection: unknown = typeof module === 'object' && module !== null && Reflect.get(module, 'Connection');
  if (typeof Connection !== 'function') throw new TypeError('The MongoDB driver has no Connection any more');
  return Connection;
}

/**
 * Works around a bug of the driver: a write to a socket that is about to close is lost, and the driver waits forever for the
 * socket to drain, past every timeout. It happens when a server is killed under load; if it hits the driver's monitoring
 * connection, that server is never found again. There is no hook, so this wraps the method; the driver's version is pinned.
 */
export function guardWrites(Connection: NewableFunction): void {
  const prototype: unknown = Reflect.get(Connection, 'prototype');
  const write: unknown = typeof prototype === 'object' && prototype !== null && Reflect.get(prototype, METHOD);
  if (typeof prototype !== 'object' || prototype === null || typeof write !== 'function') {
    throw new TypeError(`The MongoDB driver has no ${METHOD} any more`);
  }
  if (GUARDED in write) return;
  const guarded = function (this: object, ...parameters: unknown[]): Promise<unknown> {
    const socket: unknown = Reflect.get(this, 'socket');
    const writing = (): unknown => Reflect.apply(write, this, parameters);
    return socket instanceof Socket ? untilClosed(socket, writing) : Promise.resolve(writing());
  };
  Object.defineProperty(prototype, METHOD, { value: Object.assign(guarded, { [GUARDED]: true }) });
}

/** @throws MongoNetworkError when the socket is closed first */
async function untilClosed(socket: Socket, writing: () => unknown): Promise<unknown> {
  let giveUp = (): void => undefined;
  const closed = new Promise<never>((_, reject) => {
    giveUp = () => reject(new MongoNetworkError('The connection was closed before a command was written'));
  });
  socket.once('close', giveUp);
  try {
    return await Promise.race([writing(), closed]);
  } finally {
    socket.off('close', giveUp);
  }
}

guardWrites(driverConnection());

/** The connection pool shared by all MongoDB stores. */
export interface MongoConnection {
  readonly db: Db;
  close(): Promise<void>;
}

/**
 * Makes a connection pool for the database that the address names; it connects with the first call. A write is acknowledged once a majority
 * of the replica set has it; a read sees what a majority had then, and nothing that an election could take back. A former primary may return
 * older data for the ten seconds until it notices: readers that must see a write wait for its position, not for a time. The timeouts here
 * are longer than an election. The driver repeats a read or write once by itself; its `timeoutMS` has no effect in this release and is not
 * set.
 */
export async function connectMongo(url: string): Promise<MongoConnection> {
  const client = new MongoClient(url, {
    appName: 'marcel-os',
    writeConcern: MAJORITY,
    readConcern: { level: 'majority' },
    readPreference: 'primary',
    ignoreUndefined: true,
    ...unlessNamed(url, {
      serverSelectionTimeoutMS: SERVER_TIMEOUT_MS,
      waitQueueTimeoutMS: SERVER_TIMEOUT_MS,
      connectTimeoutMS: CONNECT_TIMEOUT_MS,
    }),
  });
  return { db: client.db(), close: () => client.close() };
}

function unlessNamed(url: string, settings: Readonly<Record<string, number>>): MongoClientOptions {
  const isNamed = (name: string) => new RegExp(`[?&]${name}=`, 'i').test(url);
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !isNamed(name)));
}
