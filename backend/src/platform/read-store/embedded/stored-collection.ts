import type { Document, DocumentId } from '../collection.js';
import type { Change } from '../change.js';
import { applyChange } from '../apply-change.js';
import { prepareQuery, type PreparedQuery } from '../prepared-query.js';
import type { Found, Query } from '../query.js';
import type { CollectionLayout } from './collection-layout.js';
import { DocumentTable, type StoredDocument } from './document-table.js';
import { LoadedColumns } from './columns/loaded-columns.js';
import type { Page } from './query/page.js';
import type { Touched } from './query/match-cache.js';
import { MatchFinder } from './query/match-finder.js';
import { PageFinder } from './query/page-finder.js';
import { RecentMap } from './recent-map.js';
import type { Sql } from './sql.js';

interface Draft {
  readonly before: StoredDocument | undefined;
  after: Document | undefined;
}

/** Documents that change often, such as the much liked, are kept ready for their next change. */
const READY_DOCUMENTS = 10_000;

/** What a batch made of one document, to be taken note of after the commit, which may fail. */
export interface Written {
  readonly id: DocumentId;
  /** Its key, where it had one before. */
  readonly row: number | undefined;
  readonly document: Document | undefined;
  /** Undefined when nothing has changed. */
  readonly touched: Touched | undefined;
}

/** One collection of one build. */
export class StoredCollection {
  readonly table: DocumentTable;
  private readonly finder: MatchFinder;
  private readonly pages: PageFinder;
  private readonly columns: LoadedColumns | undefined;
  private readonly ready = new RecentMap<DocumentId, StoredDocument>(READY_DOCUMENTS);

  constructor(
    sql: Sql,
    readonly key: number,
    readonly layout: CollectionLayout,
    /** Position of the last commit that changed a document. */
    public changed: string | undefined,
  ) {
    this.table = new DocumentTable(sql, layout);
    this.finder = new MatchFinder(sql, layout);
    this.pages = new PageFinder(sql, layout, this.finder);
    this.columns = layout.inMemory.length > 0 ? new LoadedColumns(sql, layout) : undefined;
  }

  async find(query: Query): Promise<Found> {
    const prepared = prepareQuery(this.layout.definition, query);
    // Whatever was waited for, pages and documents are those of one moment.
    const find = await this.columns?.finderOf(prepared);
    const { rows, total } = find?.() ?? this.walk(prepared);
    return { documents: rows.map((row) => this.table.at(row)), total };
  }

  /** So that nobody need wait for it later. */
  async warmUp(): Promise<void> {
    await this.columns?.load();
  }

  /** Writes what the changes of a batch come to, each document once. */
  apply(changes: readonly Change[]): Written[] {
    const drafts = new Map<DocumentId, Draft>();
    for (const change of changes) {
      const draft = drafts.get(change.id) ?? this.draft(change.id);
      draft.after = applyChange(draft.after, change);
      drafts.set(change.id, draft);
    }
    return [...drafts].map(([id, { before, after }]) => ({
      id,
      row: before?.row,
      document: after,
      touched: this.table.write(id, before, after),
    }));
  }

  committed(written: readonly Written[], position: string): void {
    for (const one of written) {
      this.keepReady(one);
      if (one.touched === undefined) continue;
      this.finder.touch(one.touched);
      if (typeof one.id === 'number') this.columns?.touch(one.id, one.document, one.touched);
      this.changed = position;
    }
  }

  private keepReady({ id, row, document }: Written): void {
    if (row === undefined || document === undefined) this.ready.delete(id);
    else this.ready.set(id, { row, document });
  }

  private walk(query: PreparedQuery): Page {
    const matches = this.finder.matches(query);
    return { rows: this.pages.rows(query, matches), total: matches.total };
  }

  private draft(id: DocumentId): Draft {
    const before = this.ready.get(id) ?? this.table.load(id);
    return { before, after: before?.document };
  }
}
