import type { Db } from 'mongodb';
import { type PositionedChange, type ProjectedBatch, type ProjectedPart, parseDefinition } from '../read-store.js';
import { CheckpointMoved } from '../errors.js';
import { groupBy } from '../group-by.js';
import { type Build, type Catalogue, refOf } from './catalogue.js';
import { CollectionLayout } from './collection-layout.js';
import { CollectionWriter } from './collection-writer.js';

/**
 * Takes batches into one build: documents, then the checkpoint. Each write is idempotent and none undoes a newer one, so
 * that a batch which a crash cuts off is completed by its redelivery.
 */
export class BuildWriter {
  private readonly collections: ReadonlyMap<string, CollectionWriter>;
  private checkpoint: string | undefined;

  constructor(
    db: Db,
    private readonly catalogue: Catalogue,
    readonly build: Build,
  ) {
    this.checkpoint = build.checkpoint;
    this.collections = new Map(
      Object.entries(build.collections).map(([name, { definition }]) => [
        name,
        new CollectionWriter(db, new CollectionLayout(build.key, parseDefinition(definition))),
      ]),
    );
  }

  /** @throws CheckpointMoved, BuildSuperseded, BuildMissing; TypeError for a document that its collection cannot hold */
  async commit({ changes }: ProjectedPart, to: Omit<ProjectedBatch, 'parts'>): Promise<void> {
    const { position } = to;
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
    const touched = new Map(planned.map(({ name, plan }) => [name, plan.touched]));
    await this.catalogue.advance(this.build, this.checkpoint, to, touched);
    this.checkpoint = position;
  }

  private async plan(name: string, changes: readonly PositionedChange[], checkpoint: string) {
    const writer = this.collections.get(name);
    if (writer === undefined) throw new Error(`Projection ${this.build.projection} declares no collection ${name}`);
    return { name, writer, plan: await writer.plan(changes, checkpoint) };
  }
}
