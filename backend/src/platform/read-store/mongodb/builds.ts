import DataLoader from 'dataloader';
import { ObjectId, type Collection, type Db, type Filter, type UpdateFilter } from 'mongodb';
import stringify from 'safe-stable-stringify';
import type { LogCheckpoint } from '../../event-store/log-checkpoint.js';
import { isDuplicateKey } from '../../mongodb/with-retries.js';
import { BuildGone, CheckpointMoved, ViewNotBuilt } from '../errors.js';
import * as port from '../read-store.js';
import { StoredCollection } from './stored-collection.js';
import { collectionName } from './stored-record.js';

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

export const buildId = ({ name, version }: port.ProjectionRef): string => `${name}@${version}`;

/** Returns the build that queries see. @param builds of one projection, or with one collection */
export const findActive = (builds: readonly Build[]): Build | undefined =>
  builds.filter(({ active }) => active).sort((one, other) => other.version - one.version)[0];

/** Lists the builds, and makes, activates and drops their collections. */
export class Builds {
  private readonly builds: Collection<Build>;
  /** Batches the loads of one tick into one query, without caching. */
  private readonly activeBuilds = new DataLoader<string, Build>((names) => this.load(names), { cache: false });

  constructor(private readonly db: Db) {
    this.builds = db.collection('read-models');
  }

  list(condition: Filter<Build>): Promise<Build[]> {
    return this.builds.find(condition).toArray();
  }

  async find(ref: port.ProjectionRef): Promise<Build | undefined> {
    return (await this.builds.findOne({ _id: buildId(ref) })) ?? undefined;
  }

  /** @throws BuildGone */
  async require(ref: port.ProjectionRef): Promise<Build> {
    const build = await this.find(ref);
    if (build === undefined) throw new BuildGone(ref);
    return build;
  }

  /** Returns the build in which queries see a collection. @throws ViewNotBuilt while there is none */
  requireActiveFor(collection: string): Promise<Build> {
    return this.activeBuilds.load(collection);
  }

  async prepare(ref: port.ProjectionRef, definitions: readonly port.CollectionDefinition[]): Promise<void> {
    if ((await this.find(ref)) === undefined) await this.make(ref, definitions);
    const build = await this.require(ref);
    const stored = Object.values(build.collections).map(({ definition }) => port.parseDefinition(definition));
    port.assertSameCollections(ref, stored, definitions);
    if (build.retired) await this.update(build, {}, { $set: { retired: false } });
  }

  /** @returns false while the active version has a later checkpoint @throws BuildGone */
  async activate(ref: port.ProjectionRef): Promise<boolean> {
    const own = await this.list({ projection: ref.name });
    const build = own.find(({ version }) => version === ref.version);
    const active = findActive(own);
    if (build === undefined || (active?.version ?? 0) > ref.version) throw new BuildGone(ref);
    const others = await this.list({ active: true, projection: { $ne: ref.name } });
    const taken = others.flatMap(({ collections }) => Object.keys(collections));
    port.assertFreeNames(Object.keys(build.collections), taken);
    if (active !== undefined && active !== build) {
      const reachedFilter = { checkpoint: { $not: { $gt: build.checkpoint ?? '' } } };
      if (!(await this.update(active, reachedFilter, { $set: { retired: true } }))) return false;
    }
    if (!(await this.update(build, {}, { $set: { active: true } }))) throw new BuildGone(ref);
    for (const other of own) if (other.version < ref.version) await this.remove(other);
    await this.dropOrphanedCollections(ref);
    return true;
  }

  async drop(ref: port.ProjectionRef): Promise<void> {
    const build = await this.find(ref);
    if (build !== undefined) await this.remove(build);
    await this.dropOrphanedCollections(ref);
  }

  /**
   * Moves a checkpoint forward if nobody else has moved it.
   * @param changed names of collections
   * @throws CheckpointMoved, BuildGone
   */
  async advance(
    build: Build,
    { position, logCheckpoint }: Pick<port.ProjectedBatch, 'position' | 'logCheckpoint'>,
    changed: readonly string[],
  ): Promise<void> {
    const touched = Object.fromEntries(changed.map((name) => [`collections.${name}.changed`, position]));
    const isMoved = await this.update(
      build,
      { retired: false, checkpoint: build.checkpoint ?? { $exists: false } },
      { $set: { checkpoint: position, ...(logCheckpoint && { logCheckpoint }), ...touched } },
    );
    if (isMoved) return;
    const ref = { name: build.projection, version: build.version };
    const { key, retired } = await this.require(ref);
    throw key !== build.key || retired ? new BuildGone(ref) : new CheckpointMoved(ref);
  }

  private async load(names: readonly string[]): Promise<(Build | ViewNotBuilt)[]> {
    const collectionFilters = [...new Set(names)].map((name) => ({ [`collections.${name}`]: { $exists: true } }));
    const builds = await this.list({ active: true, $or: collectionFilters });
    const findActiveFor = (name: string) =>
      findActive(builds.filter(({ collections }) => Object.hasOwn(collections, name)));
    return names.map((name) => findActiveFor(name) ?? new ViewNotBuilt(name));
  }

  /** Adds a build unless its version is known already. */
  private async make(ref: port.ProjectionRef, definitions: readonly port.CollectionDefinition[]): Promise<void> {
    const key = `${keyPrefix(ref)}.${new ObjectId().toHexString()}`;
    for (const definition of definitions) {
      port.assertValidDefinition(definition);
      if (!COLLECTION_NAME.test(definition.name)) throw new Error(`${definition.name} cannot name a collection`);
      await new StoredCollection(this.db, key, definition).create();
    }
    const collections = Object.fromEntries(definitions.map((one) => [one.name, { definition: stringify(one) }]));
    const build = { _id: buildId(ref), projection: ref.name, version: ref.version, key, collections };
    try {
      await this.builds.insertOne({ ...build, active: false, retired: false });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Updates a build that matches a condition. @returns false when it does not match, or is gone */
  private async update({ _id, key }: Build, condition: Filter<Build>, update: UpdateFilter<Build>): Promise<boolean> {
    const { matchedCount } = await this.builds.updateOne({ ...condition, _id, key }, update);
    return matchedCount > 0;
  }

  private async remove({ _id, key }: Build): Promise<void> {
    await this.builds.deleteOne({ _id, key });
  }

  /** Drops collections of the projection's versions up to this one that belong to no build, as after a crash. */
  private async dropOrphanedCollections({ name, version }: port.ProjectionRef): Promise<void> {
    const expected = (await this.list({ projection: name })).map(({ key }) => collectionName(key, ''));
    const own = Array.from({ length: version + 1 }, (_, one) => collectionName(keyPrefix({ name, version: one }), ''));
    for (const { name: listed } of await this.db.listCollections({}, { nameOnly: true }).toArray()) {
      const [isOwn, isKnown] = [own, expected].map((prefixes) => prefixes.some((prefix) => listed.startsWith(prefix)));
      if (isOwn && !isKnown) await this.db.dropCollection(listed);
    }
  }
}

const COLLECTION_NAME = /^[a-z][a-z0-9-]*$/i;

const keyPrefix = ({ name, version }: port.ProjectionRef): string => `${name}.v${version}`;
