import type { Db } from 'mongodb';
import { asError } from '../../errors/as-error.js';
import { whileAvailable } from '../../mongodb/while-available.js';
import { BuildMissing, CheckpointMoved, ReadStoreUnavailable } from '../errors.js';
import { groupBy } from '../group-by.js';
import {
  parseDefinition,
  type FailedPart,
  type PositionedChange,
  type ProjectedBatch,
  type ProjectedPart,
  type ProjectionRef,
} from '../read-store.js';
import { type Build, type Catalogue, idOf, refOf } from './catalogue.js';
import { CollectionWriter } from './collection-writer.js';

type Checkpoint = Omit<ProjectedBatch, 'parts'>;

/**
 * Writes batches to one build: documents, then the checkpoint. Each write is idempotent and none undoes a newer one, so
 * that redelivery completes an interrupted batch.
 */
class BuildWriter {
  private readonly collections: ReadonlyMap<string, CollectionWriter>;

  constructor(
    db: Db,
    private readonly catalogue: Catalogue,
    private build: Build,
  ) {
    const writers = Object.entries(build.collections).map(
      ([name, { definition }]) => [name, new CollectionWriter(db, build.key, parseDefinition(definition))] as const,
    );
    this.collections = new Map(writers);
  }

  /** @throws CheckpointMoved, BuildSuperseded, BuildMissing; TypeError for a document that its collection cannot hold */
  async commit({ changes }: ProjectedPart, to: Checkpoint): Promise<void> {
    const { checkpoint = '' } = this.build;
    if (to.position <= checkpoint) return;
    const ahead = changes.filter(({ position }) => position > checkpoint);
    const byCollection = groupBy(ahead, ({ change }) => change.collection);
    // Validate the whole batch before writing.
    const planned = await Promise.all([...byCollection].map(([name, own]) => this.plan(name, own, checkpoint)));
    const written = await Promise.all(planned.map(({ writer, plan }) => writer.write(plan)));
    if (written.includes(false)) throw new CheckpointMoved(refOf(this.build));
    const changed = planned.filter(({ plan }) => plan.isChanged).map(({ name }) => name);
    await this.catalogue.advance(this.build, to, changed);
    this.build = { ...this.build, checkpoint: to.position };
  }

  private async plan(name: string, changes: readonly PositionedChange[], checkpoint: string) {
    const writer = this.collections.get(name);
    if (writer === undefined) throw new Error(`Projection ${this.build.projection} declares no collection ${name}`);
    return { name, writer, plan: await writer.plan(changes, checkpoint) };
  }
}

/** Remembers the checkpoints that this process has moved, so that it notices when another process moves them. */
export class BuildWriters {
  private readonly writers = new Map<string, BuildWriter>();

  constructor(
    private readonly db: Db,
    private readonly catalogue: Catalogue,
  ) {}

  /** @throws ReadStoreUnavailable */
  async commit({ parts, ...to }: ProjectedBatch): Promise<readonly FailedPart[]> {
    const failed: FailedPart[] = [];
    const commitPart = async (part: ProjectedPart): Promise<void> => {
      const { projection } = part;
      try {
        await whileAvailable(async () => (await this.of(projection)).commit(part, to), ReadStoreUnavailable);
      } catch (error) {
        // Forget the checkpoint: only the server knows which writes succeeded.
        this.writers.delete(idOf(projection));
        failed.push({ projection, error: asError(error) });
      }
    };
    await Promise.all(parts.map(commitPart));
    const unavailable = failed.find(({ error }) => error instanceof ReadStoreUnavailable);
    if (unavailable !== undefined) throw unavailable.error;
    return failed;
  }

  forgetAll(): void {
    this.writers.clear();
  }

  /** @throws BuildMissing */
  private async of(ref: ProjectionRef): Promise<BuildWriter> {
    const known = this.writers.get(idOf(ref));
    if (known !== undefined) return known;
    const build = await this.catalogue.build(ref);
    if (build === undefined) throw new BuildMissing(ref);
    const writer = new BuildWriter(this.db, this.catalogue, build);
    this.writers.set(idOf(ref), writer);
    return writer;
  }
}
