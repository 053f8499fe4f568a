import type { Db } from 'mongodb';
import type { ProjectedBatch, ProjectionRef } from '../../change.js';
import type { ProjectionCatalogue } from '../builds/projection-catalogue.js';
import { BuildMissing } from '../../errors.js';
import { BuildWriter } from './build-writer.js';

/** The writers of the builds that this process keeps up to date, with what they remember of their own writes. */
export class Writers {
  private readonly writers = new Map<string, Map<string, BuildWriter>>();

  constructor(
    private readonly db: Db,
    private readonly catalogue: ProjectionCatalogue,
  ) {}

  /** @throws BuildMissing */
  async streamHeads(ref: ProjectionRef, streams: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const writer = await this.of(ref);
    const heads = await writer.heads.read(streams);
    if (heads.size === streams.length || (await this.catalogue.build(ref))?.key === writer.key) return heads;
    this.forget(ref.name);
    throw new BuildMissing(ref);
  }

  /** @throws CheckpointMoved, WriterReplaced, BuildMissing */
  async commit(batch: ProjectedBatch): Promise<void> {
    const { projection } = batch;
    try {
      const writer = await this.of(projection);
      await writer.commit(batch);
    } catch (error) {
      // What the server took in of a broken-off batch is known to the server alone.
      this.forget(projection.name);
      throw error;
    }
  }

  forget(projection: string): void {
    this.writers.delete(projection);
  }

  /** @throws BuildMissing */
  private async of(ref: ProjectionRef): Promise<BuildWriter> {
    const known = this.writers.get(ref.name)?.get(slotOf(ref));
    if (known !== undefined) return known;
    const build = await this.catalogue.build(ref);
    if (build === undefined) throw new BuildMissing(ref);
    const writer = new BuildWriter(this.db, this.catalogue, ref, build);
    const siblings = this.writers.get(ref.name) ?? new Map<string, BuildWriter>();
    this.writers.set(ref.name, siblings.set(slotOf(ref), writer));
    return writer;
  }
}

const slotOf = ({ version, generation }: ProjectionRef): string => `${version}.${generation}`;
