import type { Db } from 'mongodb';
import type { Position } from '../../../event-store/event-store.js';
import type { PositionedChange, ProjectedBatch, ProjectionRef } from '../../change.js';
import type { ProjectionCatalogue } from '../builds/projection-catalogue.js';
import { parseDefinition } from '../../stored-definition.js';
import type { StoredBuild } from '../builds/stored-projection.js';
import { CollectionLayout } from '../collection-layout.js';
import { CollectionBatch } from './collection-batch.js';
import { CollectionWriter } from './collection-writer.js';
import { groupBy } from '../../group-by.js';
import { StreamHeads } from './stream-heads.js';

/**
 * Takes batches into one build. Every single write is idempotent and none undoes a newer one. Documents come first, then
 * what changed in their collections, the stream heads, and the checkpoint last: whatever a crash cuts off is delivered
 * again, and what was written before is passed over.
 */
export class BuildWriter {
  /** Tells builds apart that had the same place one after the other. */
  readonly key: string;
  readonly heads: StreamHeads;
  private readonly collections: ReadonlyMap<string, CollectionWriter>;
  private checkpoint: Position | undefined;

  constructor(
    db: Db,
    private readonly catalogue: ProjectionCatalogue,
    private readonly ref: ProjectionRef,
    private readonly build: StoredBuild,
  ) {
    this.key = build.key;
    this.heads = new StreamHeads(db, build.key);
    this.checkpoint = build.checkpoint;
    this.collections = new Map(
      Object.entries(build.collections).map(([name, { definition }]) => [
        name,
        new CollectionWriter(db, new CollectionLayout(build.key, parseDefinition(definition))),
      ]),
    );
  }

  /** @throws CheckpointMoved, WriterReplaced, BuildMissing; TypeError for a document that its collection cannot hold */
  async commit(batch: ProjectedBatch): Promise<void> {
    const { projection, changes, streamHeads, position } = batch;
    const { checkpoint = '' } = this;
    if (position <= checkpoint) return;
    const fresh = changes.filter((change) => change.position > checkpoint);
    const [batches] = await Promise.all([
      this.prepared(fresh, checkpoint),
      // Documents carry no term: whoever was deposed before this batch came must not write them any more.
      this.catalogue.assertWriter(projection, this.build),
    ]);
    await Promise.all([...batches.values()].map((part) => part.write()));
    const touched = new Map([...batches].map(([name, part]) => [name, part.touched]));
    await this.catalogue.noteChanges(projection, this.build, touched, position);
    await this.heads.save(streamHeads);
    await this.catalogue.advance(batch, this.build, this.checkpoint);
    this.checkpoint = position;
  }

  /** Nothing is written before all of it is known to be sound. */
  private async prepared(
    changes: readonly PositionedChange[],
    checkpoint: Position,
  ): Promise<ReadonlyMap<string, CollectionBatch>> {
    const groups = groupBy(changes, ({ change }) => change.collection);
    const batches = [...groups].map(([name, own]): [string, CollectionBatch] => [
      name,
      new CollectionBatch(this.collection(name), own, checkpoint),
    ]);
    await Promise.all(batches.map(([, batch]) => batch.prepare()));
    return new Map(batches);
  }

  private collection(name: string): CollectionWriter {
    const collection = this.collections.get(name);
    if (collection === undefined) throw new Error(`Projection ${this.ref.name} declares no collection ${name}`);
    return collection;
  }
}
