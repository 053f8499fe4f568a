import * as z from 'zod/mini';
import { MongoServerError, type Collection, type Db } from 'mongodb';
import { randomUUID } from 'node:crypto';
import { readSorted } from '../mongodb/read-sorted.js';
import { isDuplicateKey, withRetries } from '../mongodb/with-retries.js';
import { MAJORITY_ON_DISK } from '../mongodb/timeouts.js';
import type { DocumentStore, PutOptions, StoredDocument } from './port.js';

const Stored = z.object({
  _id: z.string(),
  version: z.int(),
  /** JSON, because MongoDB does not return every object as it was put. */
  value: z.string(),
  expiresAt: z.nullable(z.date()),
  put: z.string(),
});
type Stored = z.infer<typeof Stored>;

const NOT_IMPLEMENTED = 238;

/** Documents in one collection of MongoDB, shared by all nodes. */
export class MongoDocumentStore implements DocumentStore {
  private readonly documents: Collection<Stored>;

  /**
   * Does not close the connection.
   * @param irreplaceable whether each write waits until a majority of the servers has it on disk
   * @param now milliseconds since 1970
   */
  constructor(
    db: Db,
    name: string,
    { irreplaceable = false } = {},
    private readonly now: () => number = Date.now,
  ) {
    this.documents = db.collection(name, irreplaceable ? { writeConcern: MAJORITY_ON_DISK } : {});
  }

  async createIndexes(): Promise<this> {
    try {
      await withRetries(() => this.documents.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }));
    } catch (error) {
      // FerretDB has no such index. Reads skip expired documents anyway.
      if (!(error instanceof MongoServerError) || error.code !== NOT_IMPLEMENTED) throw error;
    }
    return this;
  }

  async get(collection: string, key: string): Promise<StoredDocument | undefined> {
    return (await this.getMany(collection, [key])).get(key);
  }

  async getMany(collection: string, keys: readonly string[]): Promise<ReadonlyMap<string, StoredDocument>> {
    const ids = keys.map((key) => idOf(collection, key));
    const documents = await withRetries(() => this.documents.find({ _id: { $in: ids } }).toArray());
    return new Map(documents.flatMap((stored) => this.current(stored, collection)).map((one) => [one.key, one]));
  }

  async put(
    collection: string,
    key: string,
    value: unknown,
    { ifVersion, expiresAt }: PutOptions = {},
  ): Promise<boolean> {
    const _id = idOf(collection, key);
    const put = randomUUID();
    const fields = { value: JSON.stringify(value), expiresAt: expiresAt ?? null, put };
    if (ifVersion === undefined) return this.upsert({ _id }, { $set: fields, $inc: { version: 1 } });
    if (ifVersion === 0) {
      const expired = { _id, expiresAt: { $lte: new Date(this.now()) } };
      return (await this.upsert(expired, { $set: { ...fields, version: 1 } })) || this.isStored(_id, put);
    }
    const change = { $set: { ...fields, version: ifVersion + 1 } };
    const { matchedCount } = await withRetries(() => this.documents.updateOne({ _id, version: ifVersion }, change));
    return matchedCount === 1 || this.isStored(_id, put);
  }

  async delete(collection: string, key: string): Promise<void> {
    await withRetries(() => this.documents.deleteOne({ _id: idOf(collection, key) }));
  }

  async *list(collection: string, prefix = ''): AsyncGenerator<StoredDocument> {
    const from = idOf(collection, prefix);
    const $lt = `${from}\uffff`;
    const after = (last: Stored | undefined) =>
      this.documents.find({ _id: last ? { $gt: last._id, $lt } : { $gte: from, $lt } });
    for await (const stored of readSorted('_id', after)) yield* this.current(stored, collection);
  }

  async close(): Promise<void> {}

  /** Returns false when the collection has the document, but the filter does not match it. */
  private async upsert(
    filter: Parameters<Collection<Stored>['updateOne']>[0],
    change: { $set: Partial<Stored>; $inc?: { version: number } },
  ): Promise<boolean> {
    const update = () => withRetries(() => this.documents.updateOne(filter, change, { upsert: true }));
    try {
      await update();
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      if ('$inc' in change) await update();
      return '$inc' in change;
    }
  }

  private async isStored(_id: string, put: string): Promise<boolean> {
    return (await withRetries(() => this.documents.findOne({ _id, put }))) !== null;
  }

  private current(stored: unknown, collection: string): StoredDocument[] {
    const { _id, version, value, expiresAt } = Stored.parse(stored);
    if (expiresAt !== null && expiresAt.getTime() <= this.now()) return [];
    return [{ key: _id.slice(collection.length + 1), version, value: JSON.parse(value) }];
  }
}

const idOf = (collection: string, key: string): string => `${collection}/${key}`;
