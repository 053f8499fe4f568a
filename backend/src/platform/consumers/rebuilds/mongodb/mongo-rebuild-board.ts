import { REBUILD_STATUSES } from '@marcel/contracts';
import { randomUUID } from 'node:crypto';
import type { Collection, Db } from 'mongodb';
import * as z from 'zod/mini';
import { isDuplicateKey } from '../../../mongodb/mongo-errors.js';
import { whileAvailable } from '../../../mongodb/while-available.js';
import { together } from '../../../turns/together.js';
import { NO_REBUILD, type Rebuild, type RebuildBoard } from '../rebuild-board.js';

const StoredRebuild = z.object({
  _id: z.string(),
  status: z.enum(REBUILD_STATUSES),
  eventsApplied: z.int(),
  /** Tells the last order from others; releases before gave none. */
  order: z.optional(z.string()),
});
type StoredRebuild = z.infer<typeof StoredRebuild>;

/** The last rebuild of each projection as one document. */
export class MongoRebuildBoard implements RebuildBoard {
  private readonly rebuilds: Collection<StoredRebuild>;
  private readonly last: (projection: string) => Promise<Rebuild | undefined>;

  /** The connection stays with whoever opened it. */
  constructor(db: Db) {
    this.rebuilds = db.collection('rebuilds');
    this.last = together(async (projections) => {
      const found = await this.rebuilds.find({ _id: { $in: [...projections] } }).toArray();
      const known = found.map((stored) => StoredRebuild.parse(stored));
      return new Map(known.map(({ _id, status, eventsApplied }) => [_id, { status, eventsApplied }]));
    });
  }

  ask(projection: string): Promise<boolean> {
    const order = randomUUID();
    return whileAvailable(async () => {
      try {
        await this.rebuilds.updateOne(
          { _id: projection, status: { $in: ['none', 'completed', 'failed'] } },
          { $set: { status: 'waiting', eventsApplied: 0, order } },
          { upsert: true },
        );
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // One that is under way stands in the way: it is this very one where only the answer was lost.
        return (await this.rebuilds.findOne({ _id: projection, order })) !== null;
      }
    });
  }

  look(projection: string): Promise<Rebuild> {
    return whileAvailable(async () => (await this.last(projection)) ?? NO_REBUILD);
  }

  report(projection: string, { status, eventsApplied }: Rebuild): Promise<void> {
    return whileAvailable(async () => {
      await this.rebuilds.updateOne({ _id: projection }, { $set: { status, eventsApplied } }, { upsert: true });
    });
  }
}
