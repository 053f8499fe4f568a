import { setImmediate } from 'node:timers/promises';
import { LogCheckpoint } from '../../event-store/log-checkpoint.js';
import type { Log } from '../../observability/logging/log.js';
import { isIdOf, toDocument, type ReadStore } from '../read-store.js';
import { Builds } from './builds.js';
import { GroupCommit } from './group-commit.js';
import { openViews } from './open-views.js';
import type { StoredCollection } from './stored-collection.js';
import type { Sql } from './sql.js';

/** Long queries in one turn of the event loop: four of some milliseconds each do not noticeably delay other requests. */
const QUERIES_PER_TURN = 4;

/** The read models in one SQLite file, for a single process. */
export class EmbeddedReadStore implements ReadStore {
  private readonly sql: Sql;
  private readonly builds: Builds;
  private readonly commits: GroupCommit;
  private readonly id: string;
  private longQueries = 0;
  private turn: Promise<void> = Promise.resolve();

  /** Opens or makes the file. An empty one replaces a damaged file or one of another layout. @throws ReadStoreUnavailable */
  constructor(file: string, log: Log) {
    this.sql = openViews(file, log);
    this.builds = new Builds(this.sql);
    this.commits = new GroupCommit(this.sql, this.builds);
    this.id = String(this.sql.row('SELECT id FROM store')?.[0]);
  }

  prepare: ReadStore['prepare'] = async (projection, collections) => this.builds.prepare(projection, collections);

  activeVersion: ReadStore['activeVersion'] = async (projection) => this.builds.findActive(projection)?.ref;

  activate: ReadStore['activate'] = (projection) => this.builds.activate(projection);

  drop: ReadStore['drop'] = async (projection) => this.builds.drop(projection);

  commit: ReadStore['commit'] = (batch) => this.commits.submit(batch);

  checkpoint: ReadStore['checkpoint'] = async (projection) => this.builds.find(projection)?.checkpoint;

  logCheckpoint: ReadStore['logCheckpoint'] = async (projection) => {
    const key = this.builds.find(projection)?.key ?? null;
    const [logCheckpoint] = this.sql.row('SELECT log_checkpoint FROM build WHERE key = ?', [key]) ?? [];
    return typeof logCheckpoint === 'string' ? LogCheckpoint.parse(JSON.parse(logCheckpoint)) : undefined;
  };

  isIntact: ReadStore['isIntact'] = async () => true;

  hasAppliedEvents: ReadStore['hasAppliedEvents'] = async () =>
    this.sql.row("SELECT 1 FROM build WHERE log_checkpoint ->> '$.event.position' IS NOT NULL") !== undefined;

  get: ReadStore['get'] = async (collection, id) => {
    const { layout, table } = this.builds.requireCollection(collection);
    return isIdOf(layout.definition, id) ? table.load(id)?.document : undefined;
  };

  find: ReadStore['find'] = async (collection, query) => {
    const { texts, total } = await this.findTexts(collection, query);
    return { documents: texts.map(toDocument), total };
  };

  findTexts: ReadStore['findTexts'] = async (collection, query) =>
    this.builds.requireCollection(collection).findOne(query) ?? (await this.collectionInTurn(collection)).find(query);

  tally: ReadStore['tally'] = async (collection, criteria, tally) =>
    (await this.collectionInTurn(collection)).tally(criteria, tally);

  facets: ReadStore['facets'] = async (collection, criteria, columns) =>
    (await this.collectionInTurn(collection)).facets(criteria, columns);

  values: ReadStore['values'] = async (collection, criteria, columns) =>
    (await this.collectionInTurn(collection)).values(criteria, columns);

  revisionOf: ReadStore['revisionOf'] = async (collection) => {
    const { layout, changed = '' } = this.builds.requireCollection(collection);
    return `${this.id}.${layout.key}.${changed}`;
  };

  async close(): Promise<void> {
    // Pending batches are committed first.
    await setImmediate();
    await this.sql.close();
  }

  /** Waits for the next turn of the event loop if this one has enough long queries, for the sake of short ones and writes. */
  private async collectionInTurn(collection: string): Promise<StoredCollection> {
    if (this.longQueries++ % QUERIES_PER_TURN === 0) this.turn = this.turn.then(() => setImmediate());
    await this.turn;
    return this.builds.requireCollection(collection);
  }
}
