import * as z from 'zod/mini';
import type { Collection, Db } from 'mongodb';
import { isDuplicateKey } from '../../mongodb/while-available.js';
import { type PositionedChange, type ProjectedBatch, parseDefinition } from '../read-store.js';
import { CheckpointMoved } from '../errors.js';
import { groupBy } from '../group-by.js';
import { RecentMap } from '../recent-map.js';
import { bulkUpdate } from './stored-record.js';
import { type Build, type Catalogue, refOf } from './catalogue.js';
import { CollectionLayout, streamHeadsOf } from './collection-layout.js';
import { CollectionWriter } from './collection-writer.js';

const Head = z.object({ _id: z.string(), revision: z.number() });
type Head = z.infer<typeof Head>;

const REMEMBERED_STREAMS = 50_000;

class StreamHeads {
  private readonly remembered = new RecentMap<string, number>(REMEMBERED_STREAMS);
  private readonly heads: Collection<Head>;

  constructor(db: Db, buildKey: string) {
    this.heads = db.collection(streamHeadsOf(buildKey));
  }

  /** Streams never seen are left out. */
  async read(streams: readonly string[]): Promise<Map<string, number>> {
    const unknown = streams.filter((stream) => this.remembered.get(stream) === undefined);
    const stored = unknown.length === 0 ? [] : await this.heads.find({ _id: { $in: unknown } }).toArray();
    const found = new Map(stored.map((head) => [head._id, Head.parse(head).revision]));
    for (const stream of streams) {
      const revision = this.remembered.get(stream);
      if (revision !== undefined) found.set(stream, revision);
    }
    for (const [stream, revision] of found) this.remembered.set(stream, revision);
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
    for (const [stream, revision] of heads)
      this.remembered.set(stream, Math.max(revision, this.remembered.get(stream) ?? -1));
  }

  private async raise(heads: ReadonlyMap<string, number>): Promise<void> {
    const writes = [...heads].map(([_id, revision]) =>
      bulkUpdate<Head>({ _id }, { $max: { revision } }, { upsert: true }),
    );
    await this.heads.bulkWrite(writes, { ordered: false });
  }
}

/**
 * Takes batches into one build: documents, then stream heads, then the checkpoint. Each write is idempotent and none undoes
 * a newer one, so that a batch which a crash cuts off is completed by its redelivery.
 */
export class BuildWriter {
  readonly heads: StreamHeads;
  private readonly collections: ReadonlyMap<string, CollectionWriter>;
  private checkpoint: string | undefined;

  constructor(
    db: Db,
    private readonly catalogue: Catalogue,
    readonly build: Build,
  ) {
    this.heads = new StreamHeads(db, build.key);
    this.checkpoint = build.checkpoint;
    this.collections = new Map(
      Object.entries(build.collections).map(([name, { definition }]) => [
        name,
        new CollectionWriter(db, new CollectionLayout(build.key, parseDefinition(definition))),
      ]),
    );
  }

  /** @throws CheckpointMoved, BuildSuperseded, BuildMissing; TypeError for a document that its collection cannot hold */
  async commit(batch: ProjectedBatch): Promise<void> {
    const { changes, streamHeads, position } = batch;
    const { checkpoint = '' } = this;
    if (position <= checkpoint) return;
    const fresh = groupBy(
      changes.filter((change) => change.position > checkpoint),
      ({ change }) => change.collection,
    );
    // Nothing is written before all of the batch is known to be valid.
    const planned = await Promise.all([...fresh].map(([name, own]) => this.plan(name, own, checkpoint)));
    const written = await Promise.all(planned.map(({ writer, plan }) => writer.write(plan)));
    if (written.includes(false)) throw new CheckpointMoved(refOf(this.build));
    await this.heads.save(streamHeads);
    const touched = new Map(planned.map(({ name, plan }) => [name, plan.touched]));
    await this.catalogue.advance(this.build, this.checkpoint, batch, touched);
    this.checkpoint = position;
  }

  private async plan(name: string, changes: readonly PositionedChange[], checkpoint: string) {
    const writer = this.collections.get(name);
    if (writer === undefined) throw new Error(`Projection ${this.build.projection} declares no collection ${name}`);
    return { name, writer, plan: await writer.plan(changes, checkpoint) };
  }
}
