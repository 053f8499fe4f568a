import type { Db } from 'mongodb';
import type { OwnBuild, ProjectedBatch, ProjectionRef } from '../change.js';
import { ProjectionCatalogue } from './builds/projection-catalogue.js';
import { BuildMissing, ReadStoreUnavailable } from '../errors.js';
import { BuildWriter } from './commit/build-writer.js';
import type { Position } from '../../event-store/event-store.js';
import type { LogStanding } from '../../event-store/log-standing.js';
import { whileAvailable as whileMongoAvailable } from '../../mongodb/while-available.js';
import type { CollectionDefinition, Document, DocumentId } from '../collection.js';
import type { FieldValue } from '../field-value.js';
import type { Criteria, Found, Query, Tally } from '../query.js';
import type { IdentifiedValues, ReadStore } from '../read-store.js';
import { Builds } from './builds/builds.js';
import { activeBuild } from './builds/stored-projection.js';
import { ActiveCollections } from './query/active-collections.js';
import { SEARCH_LIMITS, type SearchLimits } from './query/search-limits.js';

class Writers {
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

/** The read models in MongoDB, for any number of processes; each projection should have one writer at a time. */
export class MongoReadStore implements ReadStore {
  private readonly catalogue: ProjectionCatalogue;
  private readonly builds: Builds;
  private readonly writers: Writers;
  private readonly collections: ActiveCollections;

  constructor(db: Db, limits: SearchLimits = SEARCH_LIMITS) {
    this.catalogue = new ProjectionCatalogue(db);
    this.builds = new Builds(db, this.catalogue);
    this.writers = new Writers(db, this.catalogue);
    this.collections = new ActiveCollections(db, this.catalogue, limits);
  }

  prepare(projection: OwnBuild, collections: readonly CollectionDefinition[]): Promise<void> {
    return whileAvailable(() => this.builds.prepare(projection, collections));
  }

  activeVersion(projection: string): Promise<ProjectionRef | undefined> {
    return whileAvailable(async () => activeBuild(await this.catalogue.of(projection))?.ref);
  }

  activate(projection: OwnBuild): Promise<void> {
    this.writers.forget(projection.name);
    return whileAvailable(() => this.builds.activate(projection));
  }

  depose(version: ProjectionRef): Promise<void> {
    return whileAvailable(() => this.catalogue.depose(version));
  }

  drop(projection: OwnBuild): Promise<void> {
    this.writers.forget(projection.name);
    return whileAvailable(() => this.builds.drop(projection));
  }

  commit(batch: ProjectedBatch): Promise<void> {
    return whileAvailable(() => this.writers.commit(batch));
  }

  checkpoint(projection: ProjectionRef): Promise<Position | undefined> {
    this.writers.forget(projection.name);
    return whileAvailable(async () => (await this.catalogue.build(projection))?.checkpoint);
  }

  reached(projection: ProjectionRef): Promise<Position | undefined> {
    return whileAvailable(async () => (await this.catalogue.build(projection))?.checkpoint);
  }

  standing(projection: ProjectionRef): Promise<LogStanding | undefined> {
    return whileAvailable(async () => (await this.catalogue.build(projection))?.standing);
  }

  isWhole(projection: ProjectionRef): Promise<boolean> {
    return whileAvailable(() => this.builds.isWhole(projection));
  }

  hasTakenIn(): Promise<boolean> {
    const builds = async () => (await this.catalogue.all()).flatMap((version) => Object.values(version.builds));
    return whileAvailable(async () => (await builds()).some(({ standing }) => standing?.event !== undefined));
  }

  streamHeads(projection: ProjectionRef, streams: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return whileAvailable(() => this.writers.streamHeads(projection, streams));
  }

  get(collection: string, id: DocumentId): Promise<Document | undefined> {
    return whileAvailable(() =>
      this.collections.read(
        collection,
        ({ reader }) => reader.get(id),
        (document) => document === undefined,
      ),
    );
  }

  find(collection: string, query: Query): Promise<Found> {
    const { offset = 0, limit = Infinity } = query;
    return whileAvailable(() =>
      this.collections.read(
        collection,
        ({ reader, state }) => reader.find(query, state),
        ({ documents, total }) => total === 0 || documents.length < Math.min(limit, total - offset),
      ),
    );
  }

  tally(collection: string, criteria: Criteria, tally: Tally): Promise<ReadonlyMap<FieldValue, number>> {
    return whileAvailable(() =>
      this.collections.read(
        collection,
        ({ reader, state }) => reader.tally(criteria, tally, state),
        ({ size }) => size === 0,
      ),
    );
  }

  values(collection: string, criteria: Criteria, columns: readonly string[]): Promise<readonly IdentifiedValues[]> {
    return whileAvailable(() =>
      this.collections.read(
        collection,
        ({ reader, state }) => reader.values(criteria, columns, state),
        () => true,
      ),
    );
  }

  revisionOf(collection: string): Promise<string> {
    return whileAvailable(async () => {
      const { build, state } = await this.collections.find(collection);
      return `${build.key}.${state.changed ?? ''}`;
    });
  }

  async close(): Promise<void> {}
}

const whileAvailable = <Result>(work: () => Promise<Result>): Promise<Result> =>
  whileMongoAvailable(work, ReadStoreUnavailable);
