import { Binary, type Collection, type Db } from 'mongodb';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { isDuplicateKey } from '../../mongodb/mongo-errors.js';
import { whileAvailable } from '../../mongodb/while-available.js';
import { DAYS_KEPT } from '../days.js';
import type { QuotaStore } from '../quota-store.js';

/** What was used after so many takings; the last one counts. */
const Taking = z.object({ _id: z.string(), day: z.string(), number: z.int(), used: z.number() });
type Taking = z.infer<typeof Taking>;
const SecretOfDay = z.object({ _id: z.string(), day: z.string(), secret: z.instanceof(Binary) });
type SecretOfDay = z.infer<typeof SecretOfDay>;

/** Digits of the number in an id, so that ids sort as their numbers do. */
const DIGITS = 9;

/**
 * Quotas in MongoDB, for all nodes together: each taking is a document of its own, which only one can add after the last one.
 * Updates under a condition would do for MongoDB, and not for FerretDB, which does several of them to the same state. What a
 * lost answer leaves open is asked again, and may then be counted twice. Each call may throw StoreUnavailable.
 */
export class MongoQuotaStore implements QuotaStore {
  private readonly takings: Collection<Taking>;
  private readonly secrets: Collection<SecretOfDay>;
  private today = '';

  /** The connection stays with whoever opened it. */
  constructor(db: Db) {
    this.takings = db.collection('quotas');
    this.secrets = db.collection('quotaSecrets');
  }

  async take(day: string, name: string, amount: number, most: number): Promise<boolean> {
    await this.forgetOld(day);
    for (;;) {
      const { number, used } = await this.last(day, name);
      if (used + amount > most) return false;
      if (await this.add({ _id: idOf(day, name, number + 1), day, number: number + 1, used: used + amount }))
        return true;
    }
  }

  async used(day: string, name: string): Promise<number> {
    return (await this.last(day, name)).used;
  }

  async secretOf(day: string): Promise<Uint8Array> {
    const secret = new Binary(randomBytes(32));
    try {
      await whileAvailable(() =>
        this.secrets.updateOne({ _id: day }, { $setOnInsert: { day, secret } }, { upsert: true }),
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const found = await whileAvailable(() => this.secrets.findOne({ _id: day }));
    return SecretOfDay.parse(found).secret.value();
  }

  async close(): Promise<void> {}

  private async last(day: string, name: string): Promise<Pick<Taking, 'number' | 'used'>> {
    const ofName = { _id: { $gte: idOf(day, name, 0), $lte: idOf(day, name, 10 ** DIGITS - 1) } };
    const [last] = await whileAvailable(() => this.takings.find(ofName).sort({ _id: -1 }).limit(1).toArray());
    return last === undefined ? { number: 0, used: 0 } : Taking.parse(last);
  }

  /** @returns false when another one has come first */
  private async add(taking: Taking): Promise<boolean> {
    try {
      await whileAvailable(() => this.takings.insertOne(taking));
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return false;
    }
  }

  private async forgetOld(day: string): Promise<void> {
    if (day === this.today) return;
    const [oldestKept] = await whileAvailable(() =>
      this.secrets
        .find()
        .sort({ _id: -1 })
        .skip(DAYS_KEPT - 1)
        .limit(1)
        .toArray(),
    );
    if (oldestKept !== undefined) {
      const older = { day: { $lt: SecretOfDay.parse(oldestKept).day, $ne: day } };
      await whileAvailable(() => this.takings.deleteMany(older));
      await whileAvailable(() => this.secrets.deleteMany(older));
    }
    this.today = day;
  }
}

const idOf = (day: string, name: string, number: number): string =>
  `${day}/${name}/${String(number).padStart(DIGITS, '0')}`;
