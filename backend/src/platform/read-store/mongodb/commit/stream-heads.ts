import type { Collection, Db } from 'mongodb';
import * as z from 'zod/mini';
import { isDuplicateKey } from '../../../mongodb/mongo-errors.js';
import { RecentMap } from '../../recent-map.js';
import { bulkUpdate } from '../bulk-update.js';
import { streamHeadsOf } from '../collection-layout.js';

const Head = z.object({ _id: z.string(), revision: z.number() });
type Head = z.infer<typeof Head>;

const REMEMBERED_STREAMS = 50_000;

/** Revision of the last event seen of each stream, for one build; remembered for as long as its one writer lives. */
export class StreamHeads {
  private readonly remembered = new RecentMap<string, number>(REMEMBERED_STREAMS);
  private readonly heads: Collection<Head>;

  constructor(db: Db, buildKey: string) {
    this.heads = db.collection(streamHeadsOf(buildKey));
  }

  /** Streams never seen are left out. */
  async read(streams: readonly string[]): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    const unknown: string[] = [];
    for (const stream of streams) {
      const revision = this.remembered.get(stream);
      if (revision === undefined) unknown.push(stream);
      else found.set(stream, revision);
    }
    for (const { _id, revision } of await this.stored(unknown)) {
      this.remembered.set(_id, revision);
      found.set(_id, revision);
    }
    return found;
  }

  async save(heads: ReadonlyMap<string, number>): Promise<void> {
    if (heads.size === 0) return;
    try {
      await this.raise(heads);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another writer made some of them at the same moment: now they are there to be raised.
      await this.raise(heads);
    }
    for (const [stream, revision] of heads) {
      this.remembered.set(stream, Math.max(revision, this.remembered.get(stream) ?? -1));
    }
  }

  private async raise(heads: ReadonlyMap<string, number>): Promise<void> {
    const writes = [...heads].map(([_id, revision]) =>
      bulkUpdate<Head>({ _id }, { $max: { revision } }, { upsert: true }),
    );
    await this.heads.bulkWrite(writes, { ordered: false });
  }

  private async stored(streams: readonly string[]): Promise<Head[]> {
    if (streams.length === 0) return [];
    const found = await this.heads.find({ _id: { $in: streams } }).toArray();
    return found.map((head) => Head.parse(head));
  }
}
