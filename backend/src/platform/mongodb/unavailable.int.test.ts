import { MongoClient, type Db } from 'mongodb';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { GridFsBlobStore } from '../blob-store/gridfs/gridfs-blob-store.js';
import { MongoDocumentStore } from '../document-store/mongodb.js';
import { collect } from '../event-store/event-store.js';
import { StoreUnavailable } from '../errors/store-unavailable.js';

const NAME = 'a'.repeat(64);
const documents = (db: Db) => new MongoDocumentStore(db, 'documents');

describe('a MongoDB that cannot be reached', () => {
  let client: MongoClient;
  beforeEach(() => void (client = new MongoClient('mongodb://127.0.0.1:1/marcel', { serverSelectionTimeoutMS: 50 })));
  afterEach(() => client.close());

  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['the pictures at put', (db) => new GridFsBlobStore(db).put(Buffer.from('picture'))],
    ['the pictures at get', (db) => new GridFsBlobStore(db).get(NAME)],
    ['the pictures at has', (db) => new GridFsBlobStore(db).has(NAME)],
    ['the pictures at entries', (db) => buffer(Readable.from(new GridFsBlobStore(db).entries()))],
    ['the pictures at remove', (db) => new GridFsBlobStore(db).remove(NAME, new Date())],
    ['the pictures at freeBytes', (db) => new GridFsBlobStore(db).freeBytes()],
    ['the pictures at getVariant', (db) => new GridFsBlobStore(db).getVariant(NAME, '320.webp')],
    ['the pictures at putVariant', (db) => new GridFsBlobStore(db).putVariant(NAME, '320.webp', Buffer.from('small'))],
    ['the documents at get', (db) => documents(db).get('things', 'a')],
    ['the documents at put', (db) => documents(db).put('things', 'a', 1)],
    ['the documents at put if version', (db) => documents(db).put('things', 'a', 1, { ifVersion: 1 })],
    ['the documents at delete', (db) => documents(db).delete('things', 'a')],
    ['the documents at list', (db) => collect(documents(db).list('things'))],
    ['the documents at their opening', (db) => documents(db).createIndexes()],
  ])('is reported as such by %s', async (_name, operation) => {
    await expect(operation(client.db())).rejects.toThrow(StoreUnavailable);
  });
});
