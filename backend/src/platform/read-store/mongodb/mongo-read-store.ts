import type { Db } from 'mongodb';
import { asError } from '../../errors/as-error.js';
import {
  fieldsApart,
  isApart,
  type FailedPart,
  type ProjectedBatch,
  type ProjectedPart,
  type ProjectionRef,
  type CollectionDefinition,
  type Document,
  type DocumentId,
  type Criteria,
  type Found,
  type Query,
  type Tally,
  type IdentifiedValues,
  type ReadStore,
  type FieldValue,
  type FoundTexts,
  type DocumentText,
} from '../read-store.js';
import { BuildMissing, ReadStoreUnavailable } from '../errors.js';
import { BuildWriter } from './build-writer.js';
import type { Position } from '../../event-store/event-store.js';
import type { LogStanding } from '../../event-store/log-standing.js';
import { whileAvailable as whileMongoAvailable } from '../../mongodb/while-available.js';
import { Builds } from './builds.js';
import { activeOf, ANY_CHANGE, Catalogue, refOf } from './catalogue.js';
import { StoredRecord } from './stored-record.js';
import { ActiveCollections } from './query/active-collections.js';
import { SEARCH_LIMITS, type SearchLimits } from './query/match-finder.js';

class Writers {
  private readonly writers = new Map<string, BuildWriter>();

  constructor(
    private readonly db: Db,
    private readonly catalogue: Catalogue,
  ) {}

  /** @throws ReadStoreUnavailable */
  async commit({ parts, ...to }: ProjectedBatch): Promise<readonly FailedPart[]> {
    const failures = await Promise.all(
      parts.map(async (part) => {
        const error = await this.failureOf(part, to);
        return error === undefined ? [] : [{ projection: part.projection, error }];
      }),
    );
    const failed = failures.flat();
    const unavailable = failed.find(({ error }) => error instanceof ReadStoreUnavailable);
    if (unavailable !== undefined) throw unavailable.error;
    return failed;
  }

  private async failureOf(part: ProjectedPart, to: Omit<ProjectedBatch, 'parts'>): Promise<Error | undefined> {
    try {
      await whileAvailable(async () => (await this.of(part.projection)).commit(part, to));
      return undefined;
    } catch (error) {
      // Only the server knows how much of the part it has taken in.
      this.forget(part.projection);
      return asError(error);
    }
  }

  forget({ name }: ProjectionRef): void {
    for (const key of this.writers.keys()) if (key.startsWith(`${name}@`)) this.writers.delete(key);
  }

  /** @throws BuildMissing */
  private async of(ref: ProjectionRef): Promise<BuildWriter> {
    const known = this.writers.get(`${ref.name}@${ref.version}`);
    if (known !== undefined) return known;
    const build = await this.catalogue.build(ref);
    if (build === undefined) throw new BuildMissing(ref);
    const writer = new BuildWriter(this.db, this.catalogue, build);
    this.writers.set(`${ref.name}@${ref.version}`, writer);
    return writer;
  }
}

/** The read models in MongoDB, for any number of processes; each projection should have one writer at a time. */
export class MongoReadStore implements ReadStore {
  private readonly catalogue: Catalogue;
  private readonly builds: Builds;
  private readonly writers: Writers;
  private readonly collections: ActiveCollections;

  constructor(db: Db, limits: SearchLimits = SEARCH_LIMITS) {
    this.catalogue = new Catalogue(db);
    this.builds = new Builds(db, this.catalogue);
    this.writers = new Writers(db, this.catalogue);
    this.collections = new ActiveCollections(db, this.catalogue, this.builds, limits);
  }

  prepare(projection: ProjectionRef, collections: readonly CollectionDefinition[]): Promise<void> {
    return whileAvailable(() => this.builds.prepare(projection, collections));
  }

  activeVersion(projection: string): Promise<ProjectionRef | undefined> {
    return whileAvailable(async () => {
      const active = activeOf(await this.catalogue.of(projection));
      return active && refOf(active);
    });
  }

  activate(projection: ProjectionRef): Promise<boolean> {
    this.writers.forget(projection);
    return whileAvailable(() => this.builds.activate(projection));
  }

  drop(projection: ProjectionRef): Promise<void> {
    this.writers.forget(projection);
    return whileAvailable(() => this.builds.drop(projection));
  }

  commit(batch: ProjectedBatch): Promise<readonly FailedPart[]> {
    return this.writers.commit(batch);
  }

  checkpoint(projection: ProjectionRef): Promise<Position | undefined> {
    return whileAvailable(async () => (await this.catalogue.build(projection))?.checkpoint);
  }

  standing(projection: ProjectionRef): Promise<LogStanding | undefined> {
    return whileAvailable(async () => (await this.catalogue.build(projection))?.standing);
  }

  isWhole(projection: ProjectionRef): Promise<boolean> {
    return whileAvailable(() => this.builds.isWhole(projection));
  }

  hasTakenIn(): Promise<boolean> {
    return whileAvailable(async () =>
      (await this.catalogue.all()).some(({ standing }) => standing?.event !== undefined),
    );
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

  async findTexts(collection: string, query: Query): Promise<FoundTexts> {
    const { documents, total } = await this.find(collection, query);
    const { layout } = await whileAvailable(() => this.collections.find(collection));
    return { texts: documents.map((document) => toText(layout.definition, document)), total };
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
      return `${build.key}.${state.touched[ANY_CHANGE] ?? ''}`;
    });
  }

  async close(): Promise<void> {}
}

function toText(definition: CollectionDefinition, document: Document): DocumentText {
  const apart = Object.fromEntries(
    fieldsApart(definition).flatMap((field) => (isApart(document[field]) ? [[field, document[field]]] : [])),
  );
  const rest = Object.fromEntries(Object.entries(document).filter(([field]) => !Object.hasOwn(apart, field)));
  return { id: StoredRecord.shape._id.parse(document['id']), text: JSON.stringify(rest), apart };
}

const whileAvailable = <Result>(work: () => Promise<Result>): Promise<Result> =>
  whileMongoAvailable(work, ReadStoreUnavailable);
