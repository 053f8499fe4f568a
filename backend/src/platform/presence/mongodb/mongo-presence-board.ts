import type { Collection, Db } from 'mongodb';
import * as z from 'zod/mini';
import { whileAvailable } from '../../mongodb/while-available.js';
import { MOST_PRESENT, type PresenceBoard, type Stay, type Visit } from '../presence-board.js';

const StoredStay = z.object({
  _id: z.string(),
  name: z.nullable(z.string()),
  place: z.string(),
  until: z.number(),
});
type StoredStay = z.infer<typeof StoredStay>;

/** Stays as one document for each visitor, for all nodes together: few, as those that have lapsed are taken away. */
export class MongoPresenceBoard implements PresenceBoard {
  private readonly stays: Collection<StoredStay>;

  /** The connection stays with whoever opened it. */
  constructor(db: Db) {
    this.stays = db.collection('presence');
  }

  arrive({ visitor, ...stay }: Stay, now: number): Promise<readonly Visit[]> {
    return whileAvailable(async () => {
      await this.stays.deleteMany({ until: { $lte: now } });
      await this.stays.updateOne({ _id: visitor }, { $set: stay }, { upsert: true });
      const found = await this.stays
        .find({ place: stay.place, until: { $gt: now } })
        .limit(MOST_PRESENT)
        .toArray();
      return found.map((document) => StoredStay.parse(document)).map(({ _id, name }) => ({ visitor: _id, name }));
    });
  }

  async leave(visitor: string): Promise<void> {
    await whileAvailable(() => this.stays.deleteOne({ _id: visitor }));
  }

  async close(): Promise<void> {}
}
