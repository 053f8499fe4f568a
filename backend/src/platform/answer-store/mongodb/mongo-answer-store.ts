import { Binary, MongoServerError, type Collection, type Db } from 'mongodb';
import * as z from 'zod/mini';
import { isDuplicateKey } from '../../mongodb/mongo-errors.js';
import { whileAvailable } from '../../mongodb/while-available.js';
import { ANSWER_LIFETIME, type AnswerStore } from '../answer-store.js';

const StoredAnswer = z.object({ _id: z.string(), sealed: z.instanceof(Binary), expiresAt: z.date() });
type StoredAnswer = z.infer<typeof StoredAnswer>;

const NOT_IMPLEMENTED = 238;

/** Answers in MongoDB, so that a repetition may reach any node. Each call may throw StoreUnavailable. */
export class MongoAnswerStore implements AnswerStore {
  private constructor(
    private readonly answers: Collection<StoredAnswer>,
    private readonly now: () => number,
  ) {}

  /** The connection stays with whoever opened it. `now` gives milliseconds since 1970. */
  static async open(db: Db, now: () => number = Date.now): Promise<MongoAnswerStore> {
    const answers = db.collection<StoredAnswer>('answers');
    try {
      await whileAvailable(() => answers.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }));
    } catch (error) {
      // FerretDB has no such index. What has expired is passed over anyway; the index only clears it away.
      if (!(error instanceof MongoServerError) || error.code !== NOT_IMPLEMENTED) throw error;
    }
    return new MongoAnswerStore(answers, now);
  }

  async find(fingerprint: string): Promise<Uint8Array | undefined> {
    const unexpired = { _id: fingerprint, expiresAt: { $gt: new Date(this.now()) } };
    const stored = await whileAvailable(() => this.answers.findOne(unexpired));
    return stored === null ? undefined : StoredAnswer.parse(stored).sealed.value();
  }

  async keep(fingerprint: string, sealed: Uint8Array): Promise<void> {
    const expiresAt = new Date(this.now() + ANSWER_LIFETIME);
    try {
      await whileAvailable(() =>
        this.answers.updateOne(
          { _id: fingerprint, expiresAt: { $lte: new Date(this.now()) } },
          { $set: { sealed: new Binary(sealed), expiresAt } },
          { upsert: true },
        ),
      );
    } catch (error) {
      // An answer that has not expired stands in the way, which is as it should be.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async drop(fingerprint: string): Promise<void> {
    await whileAvailable(() => this.answers.deleteOne({ _id: fingerprint }));
  }

  async close(): Promise<void> {}
}
