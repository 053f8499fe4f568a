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
import { RecentMap } from './recent-map.js';
import type { Sql } from './sql.js';

interface Draft {
  readonly before: StoredDocument | undefined;
  after: Document | undefined;
}

/** Documents that change often, such as the much liked, are kept ready for their next change. */
const READY_DOCUMENTS = 10_000;

/** What a batch changed, to be taken note of after the commit, which may fail. */
export interface Applied {
  readonly touched: readonly Touched[];
  readonly ready: ReadonlyMap<DocumentId, StoredDocument | undefined>;
}

/** One collection of one build. */
export class StoredCollection {
  readonly table: DocumentTable;
  private readonly finder: MatchFinder;
  private readonly pages: PageFinder;
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
  }

  find(query: Query): Found {
    const prepared = prepareQuery(this.layout.definition, query);
    const matches = this.finder.matches(prepared);
    const rows = this.pages.rows(prepared, matches);
    return { documents: rows.map((row) => this.table.at(row)), total: matches.total };
  }

  /** Writes what the changes of a batch come to, each document once. */
  apply(changes: readonly Change[]): Applied {
    const drafts = new Map<DocumentId, Draft>();
    for (const change of changes) {
      const draft = drafts.get(change.id) ?? this.draft(change.id);
      draft.after = applyChange(draft.after, change);
      drafts.set(change.id, draft);
    }
    const touched: Touched[] = [];
    const ready = new Map<DocumentId, StoredDocument | undefined>();
    for (const [id, { before, after }] of drafts) {
      const outcome = this.table.write(id, before, after);
      if (outcome !== undefined) touched.push(outcome);
      ready.set(id, before && after && { row: before.row, document: after });
    }
    return { touched, ready };
  }

  committed({ touched, ready }: Applied, position: string): void {
    for (const [id, document] of ready) {
      if (document === undefined) this.ready.delete(id);
      else this.ready.set(id, document);
    }
    for (const one of touched) this.finder.touch(one);
    if (touched.length > 0) this.changed = position;
  }

  private draft(id: DocumentId): Draft {
    const before = this.ready.get(id) ?? this.table.load(id);
    return { before, after: before?.document };
  }
}
