import type { Db } from 'mongodb';
import { asError } from '../../errors/as-error.js';
import { withRetries } from '../../mongodb/with-retries.js';
import { CheckpointMoved, ReadStoreUnavailable, ViewNotBuilt } from '../errors.js';
import { groupBy } from '../group-by.js';
import * as port from '../read-store.js';
import { findActive, type Build, Builds, buildId } from './builds.js';
import { StoredCollection } from './stored-collection.js';

type Checkpoint = Omit<port.ProjectedBatch, 'parts'>;

/** The read models in MongoDB, for any number of processes; each projection should have one writer at a time. */
export class MongoReadStore implements port.ReadStore {
  private readonly builds: Builds;
  /** Builds as this process has left them, so that it notices when another process moves their checkpoints. */
  private readonly lastWritten = new Map<string, Build>();
  private readonly collections = new Map<string, StoredCollection>();

  constructor(private readonly db: Db) {
    this.builds = new Builds(db);
  }

  prepare: port.ReadStore['prepare'] = (projection, collections) =>
    retry(() => this.builds.prepare(projection, collections));

  activeVersion: port.ReadStore['activeVersion'] = (projection) =>
    retry(async () => {
      const active = findActive(await this.builds.list({ projection }));
      return active && { name: projection, version: active.version };
    });

  activate: port.ReadStore['activate'] = (projection) => this.withClearedCaches(() => this.builds.activate(projection));

  drop: port.ReadStore['drop'] = (projection) => this.withClearedCaches(() => this.builds.drop(projection));

  async commit({ parts, ...to }: port.ProjectedBatch): Promise<readonly port.FailedPart[]> {
    const failed: port.FailedPart[] = [];
    const commitPart = async (part: port.ProjectedPart): Promise<void> => {
      const { projection } = part;
      try {
        await retry(() => this.write(part, to));
      } catch (error) {
        // Forget the checkpoint: only the server knows which writes succeeded.
        this.lastWritten.delete(buildId(projection));
        failed.push({ projection, error: asError(error) });
      }
    };
    await Promise.all(parts.map(commitPart));
    const unavailable = failed.find(({ error }) => error instanceof ReadStoreUnavailable);
    if (unavailable !== undefined) throw unavailable.error;
    return failed;
  }

  checkpoint: port.ReadStore['checkpoint'] = (projection) =>
    retry(async () => (await this.builds.find(projection))?.checkpoint);

  logCheckpoint: port.ReadStore['logCheckpoint'] = (projection) =>
    retry(async () => (await this.builds.find(projection))?.logCheckpoint);

  isIntact: port.ReadStore['isIntact'] = (projection) =>
    retry(async () => {
      const build = await this.builds.find(projection);
      if (build === undefined) return true;
      const collections = Object.keys(build.collections).map((name) => this.collectionOf(build, name));
      return (await Promise.all(collections.map((one) => one.isIntact()))).every(Boolean);
    });

  hasAppliedEvents: port.ReadStore['hasAppliedEvents'] = () =>
    retry(async () => (await this.builds.list({ 'logCheckpoint.event': { $exists: true } })).length > 0);

  get: port.ReadStore['get'] = (name, id) => this.read(name, (collection) => collection.get(id), isMissing);

  find: port.ReadStore['find'] = async (name, query) => {
    const { texts, total } = await this.findTexts(name, query);
    return { documents: texts.map(port.toDocument), total };
  };

  findTexts: port.ReadStore['findTexts'] = (name, query) => {
    const { offset = 0, limit = Infinity } = query;
    return this.read(
      name,
      (collection) => collection.find(query),
      ({ texts, total }) => total === 0 || texts.length < Math.min(limit, total - offset),
    );
  };

  tally: port.ReadStore['tally'] = (name, criteria, tally) =>
    this.read(name, (collection) => collection.tally(criteria, tally), isEmpty);

  facets: port.ReadStore['facets'] = (name, criteria, columns) =>
    this.read(
      name,
      (collection) => collection.facets(criteria, columns),
      (facets) => [...facets.values()].every(isEmpty),
    );

  values: port.ReadStore['values'] = (name, criteria, columns) =>
    this.read(name, (collection) => collection.values(criteria, columns), isEmpty);

  revisionOf: port.ReadStore['revisionOf'] = (name) =>
    retry(async () => {
      const { key, collections } = await this.builds.requireActiveFor(name);
      return `${key}.${collections[name]?.changed ?? ''}`;
    });

  async close(): Promise<void> {}

  /** Forgets the builds that the work replaces. */
  private withClearedCaches<Result>(work: () => Promise<Result>): Promise<Result> {
    this.lastWritten.clear();
    this.collections.clear();
    return retry(work);
  }

  /**
   * Writes documents, then the checkpoint. Each write is idempotent and none undoes a newer one, so that redelivery completes
   * an interrupted batch.
   * @throws CheckpointMoved, BuildGone; TypeError for a document that its collection cannot hold
   */
  private async write({ projection, changes }: port.ProjectedPart, to: Checkpoint): Promise<void> {
    const build = this.lastWritten.get(buildId(projection)) ?? (await this.builds.require(projection));
    this.lastWritten.set(buildId(projection), build);
    const { checkpoint = '' } = build;
    if (to.position <= checkpoint) return;
    const ahead = changes.filter(({ position }) => position > checkpoint);
    const byCollection = groupBy(ahead, ({ change }) => change.collection);
    const plan = async ([name, own]: [string, port.PositionedChange[]]) => {
      const collection = this.collectionOf(build, name);
      return { name, collection, plan: await collection.plan(own, checkpoint) };
    };
    // Validate the whole batch before writing.
    const planned = await Promise.all([...byCollection].map(plan));
    const written = await Promise.all(planned.map(({ collection, plan }) => collection.write(plan.changes)));
    if (written.includes(false)) throw new CheckpointMoved(projection);
    const changed = planned.filter(({ plan }) => plan.isChanged).map(({ name }) => name);
    await this.builds.advance(build, to, changed);
    this.lastWritten.set(buildId(projection), { ...build, checkpoint: to.position });
  }

  /**
   * Reads from the active build. A build that is replaced during the read loses its documents: repeats a failed or doubtful
   * read if another build is active by then.
   * @throws ViewNotBuilt
   */
  private read<Answer>(
    name: string,
    operation: (collection: StoredCollection) => Promise<Answer>,
    isDoubtful: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const attempt = async (): Promise<Answer> => {
      const build = await this.builds.requireActiveFor(name);
      const collection = this.collectionOf(build, name);
      const [outcome] = await Promise.allSettled([operation(collection)]);
      if (outcome.status === 'fulfilled' && !isDoubtful(outcome.value)) return outcome.value;
      const isIntact = await collection.isIntact();
      if ((await this.builds.requireActiveFor(name)).key !== build.key) return attempt();
      if (!isIntact) throw new ViewNotBuilt(name);
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    };
    return retry(attempt);
  }

  private collectionOf({ key, projection, collections }: Build, name: string): StoredCollection {
    const existing = this.collections.get(key + name);
    if (existing !== undefined) return existing;
    const { definition } = collections[name] ?? {};
    if (definition === undefined) throw new Error(`Projection ${projection} declares no collection ${name}`);
    const collection = new StoredCollection(this.db, key, port.parseDefinition(definition));
    this.collections.set(key + name, collection);
    return collection;
  }
}

const isMissing = (document: unknown): boolean => document === undefined;

const isEmpty = (answer: { readonly size: number } | readonly unknown[]): boolean =>
  ('size' in answer ? answer.size : answer.length) === 0;

const retry = <Result>(work: () => Promise<Result>): Promise<Result> => withRetries(work, ReadStoreUnavailable);
