import DataLoader from 'dataloader';
import type { Collection, Db, Filter, UpdateFilter } from 'mongodb';
import type { LogCheckpoint } from '../../event-store/log-checkpoint.js';
import { isDuplicateKey } from '../../mongodb/while-available.js';
import { KeyedMutex } from '../../turns/keyed-mutex.js';
import type { ProjectedBatch, ProjectionRef } from '../read-store.js';
import { BuildMissing, BuildSuperseded, CheckpointMoved } from '../errors.js';

/** A version of a projection: one document of the catalogue. */
export interface Build {
  readonly _id: string;
  readonly projection: string;
  readonly version: number;
  /** Part of its collections' names, new for each build of the version. */
  readonly key: string;
  readonly active: boolean;
  /** Set before a higher version becomes active; then the build accepts no more batches. */
  readonly retired: boolean;
  readonly checkpoint?: string;
  readonly logCheckpoint?: LogCheckpoint;
  readonly collections: Readonly<Record<string, { readonly definition: string; readonly changed?: string }>>;
}

export const refOf = ({ projection: name, version }: Build): ProjectionRef => ({ name, version });

/** Returns the build that queries see. @param builds of one projection, or with one collection */
export const activeOf = (builds: readonly Build[]): Build | undefined =>
  builds.filter(({ active }) => active).sort((one, other) => other.version - one.version)[0];

export const idOf = ({ name, version }: ProjectionRef): string => `${name}@${version}`;

/**
 * Lists the builds, their checkpoints and which of them queries see. Updates of one document run one after the other,
 * because FerretDB loses one of two concurrent updates.
 */
export class Catalogue {
  private readonly builds: Collection<Build>;
  private readonly turns = new KeyedMutex();
  /** Batches the loads of one tick into one query, without caching. */
  private readonly shown = new DataLoader((names: readonly string[]) => this.load(names), { cache: false });

  constructor(db: Db) {
    this.builds = db.collection('read-models');
  }

  find(condition: Filter<Build>): Promise<Build[]> {
    return this.builds.find(condition).toArray();
  }

  async build(ref: ProjectionRef): Promise<Build | undefined> {
    return (await this.builds.findOne({ _id: idOf(ref) })) ?? undefined;
  }

  /** Returns the build in which queries see a collection. */
  showing(collection: string): Promise<Build | undefined> {
    return this.shown.load(collection);
  }

  /** Adds a build unless its version is known already. */
  async add(ref: ProjectionRef, key: string, collections: Build['collections']): Promise<void> {
    const build = { _id: idOf(ref), projection: ref.name, version: ref.version, key, collections };
    try {
      await this.builds.insertOne({ ...build, active: false, retired: false });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Updates a build that matches a condition. @returns false when it does not match, or is gone */
  update({ _id, key }: Build, condition: Filter<Build>, update: UpdateFilter<Build>): Promise<boolean> {
    return this.turns.take(_id, async () => {
      const { matchedCount } = await this.builds.updateOne({ ...condition, _id, key }, update);
      return matchedCount > 0;
    });
  }

  async remove({ _id, key }: Build): Promise<void> {
    await this.turns.take(_id, () => this.builds.deleteOne({ _id, key }));
  }

  /**
   * Moves a checkpoint forward if nobody else has moved it.
   * @param changed names of collections
   * @throws CheckpointMoved, BuildSuperseded, BuildMissing
   */
  async advance(
    build: Build,
    { position, logCheckpoint }: Pick<ProjectedBatch, 'position' | 'logCheckpoint'>,
    changed: readonly string[],
  ): Promise<void> {
    const touched = Object.fromEntries(changed.map((name) => [`collections.${name}.changed`, position]));
    const isMoved = await this.update(
      build,
      { retired: false, checkpoint: build.checkpoint ?? { $exists: false } },
      { $set: { checkpoint: position, ...(logCheckpoint && { logCheckpoint }), ...touched } },
    );
    if (isMoved) return;
    const projection = refOf(build);
    const stored = await this.build(projection);
    if (stored?.key !== build.key) throw new BuildMissing(projection);
    throw stored.retired ? new BuildSuperseded(projection) : new CheckpointMoved(projection);
  }

  private async load(names: readonly string[]): Promise<(Build | undefined)[]> {
    const isAmongThem = [...new Set(names)].map((name) => ({ [`collections.${name}`]: { $exists: true } }));
    const builds = await this.find({ active: true, $or: isAmongThem });
    return names.map((name) => activeOf(builds.filter(({ collections }) => Object.hasOwn(collections, name))));
  }
}
