import type { Db } from 'mongodb';
import type { Position } from '../../event-store/event-store.js';
import type { LogCheckpoint } from '../../event-store/log-checkpoint.js';
import { whileAvailable as whileMongoAvailable } from '../../mongodb/while-available.js';
import { ReadStoreUnavailable, ViewNotBuilt } from '../errors.js';
import {
  documentOf,
  parseDefinition,
  type CollectionDefinition,
  type Criteria,
  type Document,
  type DocumentId,
  type FailedPart,
  type FieldValue,
  type Found,
  type FoundTexts,
  type IdentifiedValues,
  type ProjectedBatch,
  type ProjectionRef,
  type Query,
  type ReadStore,
  type Tally,
} from '../read-store.js';
import { BuildWriters } from './build-writer.js';
import { Builds } from './builds.js';
import { activeOf, type Build, Catalogue, refOf } from './catalogue.js';
import { CollectionReader } from './collection-reader.js';

/** The read models in MongoDB, for any number of processes; each projection should have one writer at a time. */
export class MongoReadStore implements ReadStore {
  private readonly catalogue: Catalogue;
  private readonly builds: Builds;
  private readonly writers: BuildWriters;
  private readonly readers = new Map<string, CollectionReader>();

  constructor(private readonly db: Db) {
    this.catalogue = new Catalogue(db);
    this.builds = new Builds(db, this.catalogue);
    this.writers = new BuildWriters(db, this.catalogue);
  }

  prepare(projection: ProjectionRef, collections: readonly CollectionDefinition[]): Promise<void> {
    return whileAvailable(() => this.builds.prepare(projection, collections));
  }

  activeVersion(projection: string): Promise<ProjectionRef | undefined> {
    return whileAvailable(async () => {
      const active = activeOf(await this.catalogue.find({ projection }));
      return active && refOf(active);
    });
  }

  activate(projection: ProjectionRef): Promise<boolean> {
    this.writers.forgetAll();
    return whileAvailable(() => this.builds.activate(projection));
  }

  drop(projection: ProjectionRef): Promise<void> {
    this.writers.forgetAll();
    return whileAvailable(() => this.builds.drop(projection));
  }

  commit(batch: ProjectedBatch): Promise<readonly FailedPart[]> {
    return this.writers.commit(batch);
  }

  checkpoint(projection: ProjectionRef): Promise<Position | undefined> {
    return whileAvailable(async () => (await this.catalogue.build(projection))?.checkpoint);
  }

  logCheckpoint(projection: ProjectionRef): Promise<LogCheckpoint | undefined> {
    return whileAvailable(async () => (await this.catalogue.build(projection))?.logCheckpoint);
  }

  isWhole(projection: ProjectionRef): Promise<boolean> {
    return whileAvailable(async () => {
      const build = await this.catalogue.build(projection);
      return build === undefined || this.builds.isWhole(build, Object.keys(build.collections));
    });
  }

  hasTakenIn(): Promise<boolean> {
    return whileAvailable(
      async () => (await this.catalogue.find({ 'logCheckpoint.event': { $exists: true } })).length > 0,
    );
  }

  get(collection: string, id: DocumentId): Promise<Document | undefined> {
    const isDoubtful = (document: Document | undefined) => document === undefined;
    return whileAvailable(() => this.read(collection, (reader) => reader.get(id), isDoubtful));
  }

  async find(collection: string, query: Query): Promise<Found> {
    const { texts, total } = await this.findTexts(collection, query);
    return { documents: texts.map(documentOf), total };
  }

  findTexts(collection: string, query: Query): Promise<FoundTexts> {
    const { offset = 0, limit = Infinity } = query;
    const isDoubtful = ({ texts, total }: FoundTexts) => total === 0 || texts.length < Math.min(limit, total - offset);
    return whileAvailable(() => this.read(collection, (reader) => reader.find(query), isDoubtful));
  }

  tally(collection: string, criteria: Criteria, tally: Tally): Promise<ReadonlyMap<FieldValue, number>> {
    const isDoubtful = ({ size }: ReadonlyMap<FieldValue, number>) => size === 0;
    return whileAvailable(() => this.read(collection, (reader) => reader.tally(criteria, tally), isDoubtful));
  }

  values(collection: string, criteria: Criteria, columns: readonly string[]): Promise<readonly IdentifiedValues[]> {
    const isDoubtful = ({ length }: readonly IdentifiedValues[]) => length === 0;
    return whileAvailable(() => this.read(collection, (reader) => reader.values(criteria, columns), isDoubtful));
  }

  revisionOf(collection: string): Promise<string> {
    return whileAvailable(async () => {
      const { key, collections } = await this.showing(collection);
      return `${key}.${collections[collection]?.changed ?? ''}`;
    });
  }

  async close(): Promise<void> {}

  /**
   * Reads from the active build. A build that is replaced during the read loses its documents: repeats a failed or doubtful
   * read if another build is active by then.
   * @throws ViewNotBuilt
   */
  private async read<Answer>(
    collection: string,
    operation: (reader: CollectionReader) => Promise<Answer>,
    isDoubtful: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const build = await this.showing(collection);
    const [outcome] = await Promise.allSettled([operation(this.readerOf(build, collection))]);
    if (outcome.status === 'fulfilled' && !isDoubtful(outcome.value)) return outcome.value;
    const isWhole = await this.builds.isWhole(build, [collection]);
    const { key } = await this.showing(collection);
    if (key !== build.key) return this.read(collection, operation, isDoubtful);
    if (!isWhole) throw new ViewNotBuilt(collection);
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }

  /** Returns the active build of a collection. @throws ViewNotBuilt while there is none */
  private async showing(collection: string): Promise<Build> {
    const build = await this.catalogue.showing(collection);
    if (build === undefined) throw new ViewNotBuilt(collection);
    return build;
  }

  private readerOf({ key, collections }: Build, collection: string): CollectionReader {
    const known = this.readers.get(collection);
    if (known?.buildKey === key) return known;
    const definition = parseDefinition(collections[collection]?.definition ?? '');
    const reader = new CollectionReader(this.db, key, definition);
    this.readers.set(collection, reader);
    return reader;
  }
}

const whileAvailable = <Result>(work: () => Promise<Result>): Promise<Result> =>
  whileMongoAvailable(work, ReadStoreUnavailable);
