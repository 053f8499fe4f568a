import { EventStoreDBClient } from '@eventstore/db-client';
import { MongoClient } from 'mongodb';
import { GridFsBlobStore } from '../blob-store/gridfs/gridfs-blob-store.js';
import type { Settings } from '../config/settings.js';
import { SettingsError } from '../config/formats.js';
import { connectMongo } from '../mongodb/connect-mongo.js';
import { MongoDocumentStore } from '../document-store/mongodb.js';
import { MongoReadStore } from '../read-store/mongodb/mongo-read-store.js';
import type { StoresBesideLog } from './engines.js';

type Addresses = Partial<Pick<Settings, 'eventStoreUrl' | 'mongoUrl'>>;

/** Checks the addresses by their clients' own parsers, without connecting. @throws SettingsError */
export function checkAddresses({ eventStoreUrl, mongoUrl }: Addresses): void {
  check('EVENTSTOREDB_URL', eventStoreUrl, (text) => EventStoreDBClient.connectionString(text));
  check('MONGODB_URL', mongoUrl, (text) => new MongoClient(text));
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

/** @throws SettingsError, MongoError */
export async function openInMongo(url: string): Promise<StoresBesideLog> {
  const mongo = await connectMongo(url);
  const { db } = mongo;
  try {
    return {
      views: new MongoReadStore(db),
      keys: new MongoDocumentStore(db, 'keys', { irreplaceable: true }),
      documents: await new MongoDocumentStore(db, 'documents').createIndexes(),
      blobs: new GridFsBlobStore(db),
      close: () => mongo.close(),
    };
  } catch (error) {
    await mongo.close();
    throw error;
  }
}
