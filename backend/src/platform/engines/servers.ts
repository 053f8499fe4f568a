import { EventStoreDBClient } from '@eventstore/db-client';
import { parseConnectionString } from '@eventstore/db-client/dist/Client/parseConnectionString.js';
import { readFileSync } from 'node:fs';
import { MongoClient } from 'mongodb';
import { GridFsBlobStore } from '../blob-store/gridfs/gridfs-blob-store.js';
import type { Settings } from '../config/settings.js';
import { SettingsError } from '../config/formats.js';
import { connectMongo } from '../mongodb/connect-mongo.js';
import { MongoDocumentStore } from '../document-store/mongodb.js';
import type { EventStore } from '../event-store/event-store.js';
import { EventStoreDbEventStore } from '../event-store/eventstoredb/eventstoredb-event-store.js';
import { MongoReadStore } from '../read-store/mongodb/mongo-read-store.js';
import type { StoresWithoutLog } from './engines.js';
import type { Problem, Server } from './usable-servers.js';

const emitWarning = process.emitWarning.bind(process);
// gRPC also uses IP addresses as TLS server names, and Node warns about it.
Object.assign(process, {
  emitWarning: (...args: unknown[]): void => {
    if (!args.includes('DEP0123')) Reflect.apply(emitWarning, process, args);
  },
});

type Addresses = Partial<Pick<Settings, 'eventStoreUrl' | 'mongoUrl'>>;

const [LOG_URL, MONGO_URL] = ['EVENTSTOREDB_URL', 'MONGODB_URL'] as const;

/** Checks the addresses by their clients' own parsers, without connecting. @throws SettingsError */
export function checkAddresses({ eventStoreUrl, mongoUrl }: Addresses): void {
  check(LOG_URL, eventStoreUrl, (text) => EventStoreDBClient.connectionString(text));
  check(MONGO_URL, mongoUrl, (text) => authorityIn(new MongoClient(text)));
}

function check(variable: string, text: string | undefined, makeClient: (text: string) => unknown): void {
  if (text === undefined) return;
  try {
    makeClient(text);
  } catch (error) {
    const reason = withoutSecrets(error instanceof Error ? error.message : String(error), text);
    throw new SettingsError(`${variable} is rejected by its client: ${reason}`);
  }
}

const withoutSecrets = (reason: string, text: string): string =>
  reason.replaceAll(text, '…').replaceAll(/"[^"]*"(?= at position )/gs, '"…"');

const authorityIn = ({ options: { tlsCAFile } }: MongoClient) => tlsCAFile && readFileSync(tlsCAFile);

const wrongCredentials = (variable: string): Problem => [
  'it rejects the user name or the password',
  `Correct them in ${variable}, with @ : / ? as %40 %3A %2F %3F`,
];

interface ServerStores<Stores> {
  readonly stores: Stores;
  readonly server: Server;
}

/** Opens the log in EventStoreDB, which connects with the first call. */
export function openLogServer(url: string): ServerStores<EventStore> {
  const stores = new EventStoreDbEventStore({ url });
  const { hosts, tls, tlsCAFile } = parseConnectionString(url);
  const server: Server = {
    name: 'The log server',
    variable: LOG_URL,
    addresses: hosts.map(({ address: host, port }) => ({ host, port })),
    tls: tls === false ? undefined : { ca: tlsCAFile && readFileSync(tlsCAFile) },
    denials: {
      7: ['its user may not read the whole log ($all)', 'Grant that right (docs/operations.md, "The log server")'],
      16: wrongCredentials(LOG_URL),
    },
    probe: () => stores.head(),
  };
  return { stores, server };
}

/** Opens all other stores in MongoDB, which connect with the first call. */
export async function openMongoStores(url: string): Promise<ServerStores<StoresWithoutLog>> {
  const mongo = await connectMongo(url);
  const { db } = mongo;
  const { hosts, tls, rejectUnauthorized } = db.client.options;
  const stores = {
    views: new MongoReadStore(db),
    keys: new MongoDocumentStore(db, 'keys', { irreplaceable: true }),
    documents: new MongoDocumentStore(db, 'documents'),
    blobs: new GridFsBlobStore(db),
    close: () => mongo.close(),
  };
  const server: Server = {
    name: 'MongoDB',
    variable: MONGO_URL,
    addresses: hosts.flatMap(({ host, port }) => (host === undefined || port === undefined ? [] : { host, port })),
    tls: tls ? { ca: authorityIn(db.client) || undefined, rejectUnauthorized } : undefined,
    denials: {
      13: [`its user may not use the database ${db.databaseName}`, 'Grant the user the role readWrite on it'],
      18: wrongCredentials(MONGO_URL),
    },
    probe: () => stores.documents.createIndexes(),
  };
  return { stores, server };
}
