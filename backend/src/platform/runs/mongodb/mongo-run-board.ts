import type { Collection, Db } from 'mongodb';
import * as z from 'zod/mini';
import { isDuplicateKey } from '../../mongodb/mongo-errors.js';
import { whileAvailable } from '../../mongodb/while-available.js';
import { RUNS_KEPT, StoredRun } from '../recorded-run.js';
import type { NumberedRun, RunBoard } from '../run-board.js';

const RunDocument = z.object({ _id: z.string(), kind: z.string(), number: z.int(), run: StoredRun });
type RunDocument = z.infer<typeof RunDocument>;

/** Runs in MongoDB, for all nodes together: each is a document of its own, which only one can add after the last one. */
export class MongoRunBoard implements RunBoard {
  private readonly runs: Collection<RunDocument>;

  /** The connection stays with whoever opened it. */
  constructor(db: Db) {
    this.runs = db.collection('runs');
  }

  last(kind: string): Promise<NumberedRun | undefined> {
    return whileAvailable(async () => {
      const [found] = await this.runs.find({ kind }).sort({ number: -1 }).limit(1).toArray();
      if (found === undefined) return undefined;
      const { number, run } = RunDocument.parse(found);
      return { number, run };
    });
  }

  async add(kind: string, { number, run }: NumberedRun): Promise<boolean> {
    await whileAvailable(() => this.runs.deleteMany({ kind, number: { $lte: number - RUNS_KEPT } }));
    try {
      await whileAvailable(() => this.runs.insertOne({ _id: idOf(kind, number), kind, number, run }));
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // It is this very one where only the answer was lost.
      const found = await whileAvailable(() => this.runs.findOne({ _id: idOf(kind, number) }));
      return found !== null && RunDocument.parse(found).run.id === run.id;
    }
  }

  async update(kind: string, { number, run }: NumberedRun): Promise<void> {
    await whileAvailable(() => this.runs.updateOne({ _id: idOf(kind, number) }, { $set: { run } }));
  }

  async close(): Promise<void> {}
}

const idOf = (kind: string, number: number): string => `${kind}/${number}`;
