import { randomBytes } from 'node:crypto';
import { Binary, type Collection, type Db } from 'mongodb';
import * as z from 'zod/mini';
import { isDuplicateKey } from '../../mongodb/mongo-errors.js';
import { inOrder } from '../../mongodb/in-order.js';
import { VOUCHED_ON_DISK } from '../../mongodb/patience.js';
import { whileAvailable } from '../../mongodb/while-available.js';
import { LogStanding, type StandingKeeper } from '../../event-store/log-standing.js';
import { beyond } from '../beyond.js';
import { KEY_BYTES } from '../../sealing/envelope.js';
import { KeyDestroyed, type KeyRecord, type KeyVault } from '../key-vault.js';

/** Null once it is destroyed. */
const StoredKey = z.object({
  _id: z.string(),
  key: z.nullable(z.instanceof(Binary)),
  standing: z.optional(LogStanding),
});
type StoredKey = z.infer<typeof StoredKey>;

/** Nobody's keys: among the keys, so that whoever puts the collection back puts these back with it. */
const STANDINGS = ' ';
const OF_SUBJECTS = { _id: { $gt: beyond(STANDINGS) } };

/**
 * Keys in MongoDB, in a collection of their own. A destroyed key stays in the replica set's oplog until that has moved on,
 * and in backups until they are discarded: keep both shorter than an erasure may take. Each call may throw StoreUnavailable.
 */
export class MongoKeyVault implements KeyVault {
  private readonly keys: Collection<StoredKey>;

  /** The connection stays with whoever opened it. */
  constructor(db: Db) {
    this.keys = db.collection('keys', { writeConcern: VOUCHED_ON_DISK });
  }

  async provide(subject: string, key: Buffer = randomBytes(KEY_BYTES)): Promise<Buffer> {
    await this.addUnlessThere(subject, key);
    const kept = await this.find(subject);
    if (kept === undefined) throw new KeyDestroyed(subject);
    return kept;
  }

  async find(subject: string): Promise<Buffer | undefined> {
    const stored = await whileAvailable(() => this.keys.findOne({ _id: subject }));
    return stored === null ? undefined : toRecord(stored).key;
  }

  async findAll(subjects: readonly string[]): Promise<Map<string, Buffer>> {
    const find = () => this.keys.find({ _id: { $in: [...subjects] } }).toArray();
    const records = (await whileAvailable(find)).map(toRecord);
    return new Map(records.flatMap(({ subject, key }) => (key === undefined ? [] : [[subject, key] as const])));
  }

  async isDestroyed(subject: string): Promise<boolean> {
    return (await whileAvailable(() => this.keys.findOne({ _id: subject, key: null }))) !== null;
  }

  async destroy(subject: string): Promise<void> {
    await whileAvailable(() => this.keys.updateOne({ _id: subject }, { $set: { key: null } }, { upsert: true }));
  }

  async destroyAll(prefix: string): Promise<void> {
    const those = { _id: { $gte: prefix, $lt: beyond(prefix) } };
    await whileAvailable(() => this.keys.updateMany(those, { $set: { key: null } }));
  }

  async isEmpty(): Promise<boolean> {
    return (await whileAvailable(() => this.keys.findOne(OF_SUBJECTS))) === null;
  }

  async *records(): AsyncGenerator<KeyRecord> {
    const behind = (last: StoredKey | undefined) => this.keys.find({ _id: { $gt: last?._id ?? beyond(STANDINGS) } });
    for await (const stored of inOrder('_id', behind)) yield toRecord(stored);
  }

  async restore({ subject, key }: KeyRecord): Promise<void> {
    if (key === undefined) return this.destroy(subject);
    await this.addUnlessThere(subject, key);
    const kept = await this.find(subject);
    if (kept !== undefined && !kept.equals(key)) throw new Error(`${subject} has another key here`);
  }

  async beginnings(bytes: number): Promise<readonly Buffer[]> {
    const found = new Map<string, Buffer>();
    for await (const { key } of this.records()) {
      if (key === undefined || key.length <= KEY_BYTES) continue;
      const beginning = key.subarray(0, bytes);
      found.set(beginning.toString('hex'), beginning);
    }
    return [...found.values()];
  }

  async replace(subject: string, from: Buffer, to: Buffer): Promise<void> {
    const changed = { $set: { key: new Binary(to) } };
    await whileAvailable(() => this.keys.updateOne({ _id: subject, key: new Binary(from) }, changed));
  }

  standingsOf(automation: string): StandingKeeper {
    const _id = `${STANDINGS}${automation}`;
    return {
      standing: async () => {
        const stored = await whileAvailable(() => this.keys.findOne({ _id }));
        return stored === null ? undefined : StoredKey.parse(stored).standing;
      },
      keepStanding: async (standing) => {
        const kept = { $set: { key: null, standing } };
        await whileAvailable(() => this.keys.updateOne({ _id }, kept, { upsert: true }));
      },
    };
  }

  async close(): Promise<void> {}

  /** Acknowledged by a majority even when the key was there: what it seals from now on can always be opened. */
  private async addUnlessThere(subject: string, key: Uint8Array): Promise<void> {
    try {
      const first = { $setOnInsert: { key: new Binary(key) } };
      await whileAvailable(() => this.keys.updateOne({ _id: subject }, first, { upsert: true }));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

function toRecord(stored: unknown): KeyRecord {
  const { _id: subject, key } = StoredKey.parse(stored);
  return { subject, key: key === null ? undefined : Buffer.from(key.value()) };
}
