import type { Db } from 'mongodb';
import { whileAvailable as whileMongoAvailable } from '../../mongodb/while-available.js';
import { ReadStoreUnavailable, ViewNotBuilt } from '../errors.js';
import { documentOf, parseDefinition, type FailedPart, type ProjectedBatch, type ReadStore } from '../read-store.js';
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

  prepare: ReadStore['prepare'] = (projection, collections) =>
    whileAvailable(() => this.builds.prepare(projection, collections));

  activeVersion: ReadStore['activeVersion'] = (projection) =>
    whileAvailable(async () => {
      const active = activeOf(await this.catalogue.find({ projection }));
      return active && refOf(active);
    });

  activate: ReadStore['activate'] = (projection) => {
    this.writers.forgetAll();
    return whileAvailable(() => this.builds.activate(projection));
  };

  drop: ReadStore['drop'] = (projection) => {
    this.writers.forgetAll();
    return whileAvailable(() => this.builds.drop(projection));
  };

  commit(batch: ProjectedBatch): Promise<readonly FailedPart[]> {
    return this.writers.commit(batch);
  }

  checkpoint: ReadStore['checkpoint'] = (projection) =>
    whileAvailable(async () => (await this.catalogue.build(projection))?.checkpoint);

  logCheckpoint: ReadStore['logCheckpoint'] = (projection) =>
    whileAvailable(async () => (await this.catalogue.build(projection))?.logCheckpoint);

  isWhole: ReadStore['isWhole'] = (projection) =>
    whileAvailable(async () => {
      const build = await this.catalogue.build(projection);
      return build === undefined || this.builds.isWhole(build, Object.keys(build.collections));
    });

  hasTakenIn: ReadStore['hasTakenIn'] = () =>
    whileAvailable(async () => (await this.catalogue.find({ 'logCheckpoint.event': { $exists: true } })).length > 0);

  get: ReadStore['get'] = (collection, id) =>
    this.read(
      collection,
      (reader) => reader.get(id),
      (document) => document === undefined,
    );

  find: ReadStore['find'] = async (collection, query) => {
    const { texts, total } = await this.findTexts(collection, query);
    return { documents: texts.map(documentOf), total };
  };

  findTexts: ReadStore['findTexts'] = (collection, query) => {
    const { offset = 0, limit = Infinity } = query;
    return this.read(
      collection,
      (reader) => reader.find(query),
      ({ texts, total }) => total === 0 || texts.length < Math.min(limit, total - offset),
    );
  };

  tally: ReadStore['tally'] = (collection, criteria, tally) =>
    this.read(
      collection,
      (reader) => reader.tally(criteria, tally),
      ({ size }) => size === 0,
    );

  values: ReadStore['values'] = (collection, criteria, columns) =>
    this.read(
      collection,
      (reader) => reader.values(criteria, columns),
      ({ length }) => length === 0,
    );

  revisionOf: ReadStore['revisionOf'] = (collection) =>
    whileAvailable(async () => {
      const { key, collections } = await this.showing(collection);
      return `${key}.${collections[collection]?.changed ?? ''}`;
    });

  async close(): Promise<void> {}

  /**
   * Reads from the active build. A build that is replaced during the read loses its documents: repeats a failed or doubtful
   * read if another build is active by then.
   * @throws ViewNotBuilt
   */
  private read<Answer>(
    collection: string,
    operation: (reader: CollectionReader) => Promise<Answer>,
    isDoubtful: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const attempt = async (): Promise<Answer> => {
      const build = await this.showing(collection);
      const [outcome] = await Promise.allSettled([operation(this.readerOf(build, collection))]);
      if (outcome.status === 'fulfilled' && !isDoubtful(outcome.value)) return outcome.value;
      const isWhole = await this.builds.isWhole(build, [collection]);
      const { key } = await this.showing(collection);
      if (key !== build.key) return attempt();
      if (!isWhole) throw new ViewNotBuilt(collection);
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    };
    return whileAvailable(attempt);
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
