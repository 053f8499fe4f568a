import { GridFsBlobStore } from '../blob-store/gridfs/gridfs-blob-store.js';
import { connectMongo } from '../mongodb/connect-mongo.js';
import { MongoDocumentStore } from '../document-store/mongodb.js';
import { MongoReadStore } from '../read-store/mongodb/mongo-read-store.js';
import type { Kept } from './engines.js';

interface InMongo extends Kept {
  disconnect(): Promise<void>;
}

/** @throws SettingsError, MongoError */
export async function openInMongo(url: string): Promise<InMongo> {
  const mongo = await connectMongo(url);
  const { db } = mongo;
  try {
    return {
      views: new MongoReadStore(db),
      keys: new MongoDocumentStore(db, 'keys', { irreplaceable: true }),
      documents: await new MongoDocumentStore(db, 'documents').createIndexes(),
      blobs: new GridFsBlobStore(db),
      disconnect: () => mongo.close(),
    };
  } catch (error) {
    await mongo.close();
    throw error;
  }
}
