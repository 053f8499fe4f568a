import type { Document, DocumentId } from '../collection.js';
import type { Change } from '../change.js';
import { applyChange } from '../apply-change.js';
import { prepareQuery } from '../prepared-query.js';
import type { Found, Query } from '../query.js';
import type { CollectionLayout } from './collection-layout.js';
import { DocumentTable, type StoredDocument } from './document-table.js';
import type { Touched } from './query/match-cache.js';
import { MatchFinder } from './query/match-finder.js';
import { PageFinder } from './query/page-finder.js';
import type { Sql } from './sql.js';

interface Draft {
  readonly before: StoredDocument | undefined;
  after: Document | undefined;
}

/** One collection of one build. */
export class StoredCollection {
  readonly table: DocumentTable;
  private readonly finder: MatchFinder;
  private readonly pages: PageFinder;

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
  }

  find(query: Query): Found {
    const prepared = prepareQuery(this.layout.definition, query);
    const matches = this.finder.matches(prepared);
    const rows = this.pages.rows(prepared, matches);
    return { documents: rows.map((row) => this.table.at(row)), total: matches.total };
  }

  /** Writes what the changes of a batch come to, each document once. */
  apply(changes: readonly Change[]): Touched[] {
    const drafts = new Map<DocumentId, Draft>();
    for (const change of changes) {
      const draft = drafts.get(change.id) ?? this.draft(change.id);
      draft.after = applyChange(draft.after, change);
      drafts.set(change.id, draft);
    }
    return [...drafts].flatMap(([id, { before, after }]) => this.table.write(id, before, after) ?? []);
  }

  /** To be told after the commit, which may fail. */
  touched(all: readonly Touched[], position: string): void {
    for (const touched of all) this.finder.touch(touched);
    this.changed = position;
  }

  private draft(id: DocumentId): Draft {
    const before = this.table.load(id);
    return { before, after: before?.document };
  }
}
