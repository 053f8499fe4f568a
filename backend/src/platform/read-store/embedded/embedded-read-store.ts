import type { Position } from '../../event-store/event-store.js';
import { LogCheckpoint } from '../../event-store/log-checkpoint.js';
import {
  documentOf,
  type ProjectedBatch,
  type FailedPart,
  type ProjectionRef,
  type CollectionDefinition,
  type Document,
  type DocumentId,
  type Criteria,
  type Found,
  type FoundTexts,
  type Query,
  type Tally,
  type IdentifiedValues,
  type ReadStore,
  type FieldValue,
} from '../read-store.js';
import type { Log } from '../../observability/logging/log.js';
import { Builds } from './builds.js';
import { text, type Sql } from './sql.js';
import { GroupCommit } from './group-commit.js';
import { openViews } from './open-views.js';

/** Long queries in one turn of the event loop: four of some milliseconds each do not noticeably delay other requests. */
const AT_ONCE = 4;

/**
 * Starts only a few long queries in each turn of the event loop, in order, so that short queries and writes do not wait for
 * all of them.
 */
class LoopTurns {
  private readonly waiting: (() => void)[] = [];
  private begun = 0;

  constructor(private readonly atOnce = AT_ONCE) {}

  async next(): Promise<void> {
    if (this.begun >= this.atOnce) return new Promise((resolve) => this.waiting.push(resolve));
    this.begin();
  }

  private begin(): void {
    if (this.begun === 0) setImmediate(() => this.nextTurn());
    this.begun += 1;
  }

  private nextTurn(): void {
    this.begun = 0;
    for (const resolve of this.waiting.splice(0, this.atOnce)) {
      this.begin();
      resolve();
    }
  }
}

export const HAS_TAKEN_IN = "log_checkpoint ->> '$.event.position' IS NOT NULL";

/** The read models in one SQLite file, for a single process. */
export class EmbeddedReadStore implements ReadStore {
  private readonly builds: Builds;
  private readonly commits: GroupCommit;
  private readonly pages = new LoopTurns();
  private readonly id: string;

  private constructor(private readonly sql: Sql) {
    this.builds = new Builds(sql);
    this.commits = new GroupCommit(sql, this.builds);
    this.id = text(sql.row('SELECT id FROM store')?.[0]);
  }

  /**
   * Opens or makes the file. An empty one replaces a damaged file or one of another layout.
   * @throws ReadStoreUnavailable
   */
  static open(file: string, log: Log): EmbeddedReadStore {
    return new EmbeddedReadStore(openViews(file, log));
  }

  async prepare(projection: ProjectionRef, collections: readonly CollectionDefinition[]): Promise<void> {
    this.builds.prepare(projection, collections);
  }

  async activeVersion(projection: string): Promise<ProjectionRef | undefined> {
    return this.builds.active(projection)?.ref;
  }

  activate(projection: ProjectionRef): Promise<boolean> {
    return this.builds.activate(projection);
  }

  async drop(projection: ProjectionRef): Promise<void> {
    this.builds.drop(projection);
  }

  commit(batch: ProjectedBatch): Promise<readonly FailedPart[]> {
    return this.commits.submit(batch);
  }

  async checkpoint(projection: ProjectionRef): Promise<Position | undefined> {
    return this.builds.of(projection)?.checkpoint;
  }

  async logCheckpoint(projection: ProjectionRef): Promise<LogCheckpoint | undefined> {
    const key = this.builds.of(projection)?.key ?? null;
    const [logCheckpoint] = this.sql.row('SELECT log_checkpoint FROM build WHERE key = ?', [key]) ?? [];
    return typeof logCheckpoint === 'string' ? LogCheckpoint.parse(JSON.parse(logCheckpoint)) : undefined;
  }

  async isWhole(): Promise<boolean> {
    return true;
  }

  async hasTakenIn(): Promise<boolean> {
    return this.sql.row(`SELECT 1 FROM build WHERE ${HAS_TAKEN_IN}`) !== undefined;
  }

  async get(collection: string, id: DocumentId): Promise<Document | undefined> {
    return this.builds.collection(collection).table.load(id)?.document;
  }

  async find(collection: string, query: Query): Promise<Found> {
    const { texts, total } = await this.findTexts(collection, query);
    return { documents: texts.map(documentOf), total };
  }

  async findTexts(collection: string, query: Query): Promise<FoundTexts> {
    const one = this.builds.collection(collection).findOne(query);
    if (one !== undefined) return one;
    await this.pages.next();
    return this.builds.collection(collection).find(query);
  }

  async tally(collection: string, criteria: Criteria, tally: Tally): Promise<ReadonlyMap<FieldValue, number>> {
    await this.pages.next();
    return this.builds.collection(collection).tally(criteria, tally);
  }

  async values(
    collection: string,
    criteria: Criteria,
    columns: readonly string[],
  ): Promise<readonly IdentifiedValues[]> {
    await this.pages.next();
    return this.builds.collection(collection).values(criteria, columns);
  }

  async revisionOf(collection: string): Promise<string> {
    const { key, changed = '' } = this.builds.collection(collection);
    return `${this.id}.${key}.${changed}`;
  }

  async close(): Promise<void> {
    this.commits.flush();
    this.sql.close();
  }
}
