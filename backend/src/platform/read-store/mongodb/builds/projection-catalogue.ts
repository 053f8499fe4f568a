import { ObjectId, type Collection, type Db, type UpdateResult } from 'mongodb';
import stringify from 'safe-stable-stringify';
import type { Position } from '../../../event-store/event-store.js';
import { isDuplicateKey } from '../../../mongodb/mongo-errors.js';
import type { ProjectionRef } from '../../change.js';
import type { CollectionDefinition } from '../../collection.js';
import type { Touched } from './touched.js';
import { notPrepared, slotOf, StoredProjection, type StoredBuild } from './stored-projection.js';

/**
 * The documents that say which builds there are, how far they have come and which of them queries see. A projection has
 * one writer, which may work on two builds at once: its writes to one document take turns, because FerretDB loses one of
 * two that meet.
 */
export class ProjectionCatalogue {
  private readonly projections: Collection<{ _id: string }>;
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(db: Db) {
    this.projections = db.collection('projections');
  }

  async all(): Promise<StoredProjection[]> {
    return (await this.projections.find().toArray()).map((stored) => StoredProjection.parse(stored));
  }

  async find(name: string): Promise<StoredProjection | undefined> {
    const stored = await this.projections.findOne({ _id: name });
    return stored === null ? undefined : StoredProjection.parse(stored);
  }

  async build(ref: ProjectionRef): Promise<StoredBuild | undefined> {
    return (await this.find(ref.name))?.builds[slotOf(ref)];
  }

  /** Makes the build known unless it is; of several processes that try, one does. */
  async register(ref: ProjectionRef, definitions: readonly CollectionDefinition[]): Promise<void> {
    const { name, version, generation } = ref;
    const path = pathOf(ref);
    const key = `${name}.${slotOf(ref)}.${new ObjectId().toHexString()}`;
    const collections = Object.fromEntries(
      definitions.map((definition) => [definition.name, { definition: stringify(definition), touched: {} }]),
    );
    const unknown = { _id: name, [path]: { $exists: false } };
    const build = { $set: { [path]: { key, version, generation, collections } } };
    try {
      await this.update(name, unknown, build, { upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The projection is known already: with this build, or by now with another one.
      await this.update(name, unknown, build);
    }
  }

  /** Points queries to a build and forgets the others named, in one write. @throws Error when it is there no more */
  async point(ref: ProjectionRef, { key }: StoredBuild, others: readonly string[]): Promise<void> {
    const forgotten = Object.fromEntries(others.map((slot): [string, ''] => [`builds.${slot}`, '']));
    const { matchedCount } = await this.update(
      ref.name,
      { _id: ref.name, [`${pathOf(ref)}.key`]: key },
      { $set: { active: slotOf(ref) }, ...(others.length > 0 && { $unset: forgotten }) },
    );
    if (matchedCount === 0) throw notPrepared(ref);
  }

  async forget(ref: ProjectionRef): Promise<void> {
    await this.update(ref.name, { _id: ref.name }, { $unset: { [pathOf(ref)]: '' } });
  }

  /** Notes for every collection what a batch changed in it. */
  async noteChanges(
    ref: ProjectionRef,
    { key }: StoredBuild,
    changes: ReadonlyMap<string, Touched>,
    position: Position,
  ): Promise<void> {
    const paths = [...changes].flatMap(([collection, touched]) =>
      touched.paths().map((path) => `${pathOf(ref)}.collections.${collection}.${path}`),
    );
    if (paths.length === 0) return;
    const raised = Object.fromEntries(paths.map((path) => [path, position]));
    await this.update(ref.name, { _id: ref.name, [`${pathOf(ref)}.key`]: key }, { $max: raised });
  }

  /** Moves a checkpoint forward, never back. @throws Error when the build is there no more */
  async advance(ref: ProjectionRef, { key }: StoredBuild, position: Position): Promise<void> {
    const { matchedCount } = await this.update(
      ref.name,
      { _id: ref.name, [`${pathOf(ref)}.key`]: key },
      { $max: { [`${pathOf(ref)}.checkpoint`]: position } },
    );
    if (matchedCount === 0) throw notPrepared(ref);
  }

  private update(name: string, ...update: Update): Promise<UpdateResult> {
    const write = () => this.projections.updateOne(...update);
    const turn = (this.turns.get(name) ?? Promise.resolve()).then(write, write);
    this.turns.set(name, turn);
    return turn;
  }
}

type Update = Parameters<Collection<{ _id: string }>['updateOne']>;

const pathOf = (ref: ProjectionRef): string => `builds.${slotOf(ref)}`;
