import { groupBy } from '../group-by.js';
import { type PreparedQuery, prepareCriteria, prepareQuery } from '../prepared-query.js';
import {
  applyChange,
  type Change,
  type Criteria,
  type Document,
  type DocumentId,
  type FieldValue,
  type FoundTexts,
  type IdentifiedValues,
  type Query,
  type Tally,
} from '../read-store.js';
import { RecentMap } from '../recent-map.js';
import type { CollectionLayout } from './collection-layout.js';
import { ColumnIndex, type Page } from './columns/column-index.js';
import { DocumentTable, type StoredDocument, type Sum } from './document-table.js';
import { matching, pageOf, type SqlPart } from './page-query.js';
import { wholeNumber, type Sql } from './sql.js';

const READY_DOCUMENTS = 1_000;

const KNOWN_TOTALS = 500;

export interface Written {
  readonly id: DocumentId;
  /** Row key, if the whole document is known. */
  readonly row: number | undefined;
  readonly document: Document | undefined;
  /** Changed fields; undefined when the document is new or removed. */
  readonly changed: ReadonlySet<string> | undefined;
}

export class StoredCollection {
  readonly table: DocumentTable;
  private index: ColumnIndex | undefined;
  private readonly ready = new RecentMap<DocumentId, StoredDocument>(READY_DOCUMENTS);
  private readonly totals = new RecentMap<string, number>(KNOWN_TOTALS);

  constructor(
    private readonly sql: Sql,
    readonly key: number,
    readonly layout: CollectionLayout,
    /** Position of the last change. */
    public changed: string | undefined,
  ) {
    this.table = new DocumentTable(sql, layout);
  }

  /** Fast path for one value of one indexed field with at most one match; returns undefined for other queries. */
  findOne(query: Query): FoundTexts | undefined {
    const { where = [], search = '', after, offset = 0, limit = 1 } = query;
    if (where.length !== 1 || search.length > 0 || after !== undefined || offset > 0 || limit === 0) return undefined;
    const [filter] = prepareQuery(this.layout.definition, query).filters;
    if (filter?.kind !== 'oneOf' || filter.orMissing || filter.values.length !== 1) return undefined;
    if (this.layout.inMemory.includes(filter.field)) return undefined;
    const texts = this.table.onlyOne(filter);
    return texts && { texts, total: texts.length };
  }

  find(query: Query): FoundTexts {
    const prepared = prepareQuery(this.layout.definition, query);
    const fields = [...prepared.filters, prepared.sort].map(({ field }) => field);
    const isInMemory = fields.every((field) => field === 'id' || this.layout.inMemory.includes(field));
    const columns = isInMemory ? this.columns : undefined;
    const { rows, total } = columns?.find(prepared) ?? this.page(prepared);
    return { texts: this.table.texts(rows), total };
  }

  tally(criteria: Criteria, tally: Tally): ReadonlyMap<FieldValue, number> {
    const { by, sum } = tally;
    const prepared = prepareCriteria(this.layout.definition, criteria, sum === undefined ? [by] : [by, sum]);
    return this.requireColumns().tally(prepared, tally);
  }

  values(criteria: Criteria, names: readonly string[]): readonly IdentifiedValues[] {
    const prepared = prepareCriteria(this.layout.definition, criteria, names);
    return this.requireColumns().values(prepared, names);
  }

  /** Columns in memory, read from the file on first use. */
  get columns(): ColumnIndex | undefined {
    if (this.layout.inMemory.length === 0) return undefined;
    return (this.index ??= new ColumnIndex(this.sql, this.layout));
  }

  apply(changes: readonly Change[]): Written[] {
    const added: [DocumentId, Document][] = [];
    const written = [...groupBy(changes, ({ id }) => id)].flatMap(([id, own]) => {
      const sum = this.sumOf(own);
      if (sum !== undefined && !this.table.isBeyond(id)) {
        const counted = this.increment(id, sum);
        if (counted !== undefined) return [counted];
      }
      const before = this.ready.get(id) ?? (this.table.isBeyond(id) ? undefined : this.table.load(id));
      const document = own.reduce(applyChange, before?.document);
      if (before !== undefined) return this.rewrite(id, before, document);
      if (document === undefined) return [];
      added.push([id, document]);
      return [{ id, row: undefined, document, changed: undefined }];
    });
    this.table.insert(added);
    return written;
  }

  committed(written: readonly Written[], position: string): void {
    if (written.length === 0) return;
    this.changed = position;
    this.totals.clear();
    for (const { id, row, document, changed } of written) {
      if (row === undefined || document === undefined) this.ready.delete(id);
      else this.ready.set(id, { row, document });
      if (typeof id === 'number') this.index?.change(id, document, changed);
    }
  }

  private requireColumns(): ColumnIndex {
    const { columns } = this;
    if (columns === undefined) throw new Error(`Collection ${this.layout.definition.name} has no columns`);
    return columns;
  }

  private page(query: PreparedQuery): Page {
    const total = this.count(matching(this.layout, query));
    const limit = Math.min(query.limit, total - query.offset);
    if (limit <= 0) return { rows: [], total };
    const { sql, values } = pageOf(this.layout, { ...query, limit }, this.isWalkShorter(query.offset + limit, total));
    return { rows: this.sql.rows(sql, values).map(([row]) => wholeNumber(row)), total };
  }

  /** Returns whether walking the index of the sort field reads fewer rows than sorting all matches. */
  private isWalkShorter(depth: number, total: number): boolean {
    const size = this.count(matching(this.layout, { filters: [], search: undefined }));
    return (depth * size) / total <= total;
  }

  private count({ sql, values }: SqlPart): number {
    const key = JSON.stringify([sql, values]);
    const known = this.totals.get(key);
    if (known !== undefined) return known;
    const total = wholeNumber(this.sql.row(`SELECT count(*) ${sql}`, values)?.[0]);
    this.totals.set(key, total);
    return total;
  }

  /** Returns the sum of changes that are increments only, which do not need the document; undefined for others. */
  private sumOf(changes: readonly Change[]): Sum | undefined {
    const by: Record<string, number> = {};
    for (const change of changes) {
      if (change.kind !== 'increment') return undefined;
      for (const [field, amount] of Object.entries(change.by)) by[field] = (by[field] ?? 0) + amount;
    }
    return Object.keys(by).every((name) => this.layout.apart.includes(name)) ? by : undefined;
  }

  private increment(id: DocumentId, by: Sum): Written | undefined {
    const known = this.ready.get(id);
    const numbers = this.table.increment(id, by);
    return (
      numbers && {
        id,
        row: known?.row,
        document: { ...known?.document, ...numbers },
        changed: new Set(Object.keys(by)),
      }
    );
  }

  private rewrite(id: DocumentId, before: StoredDocument, document: Document | undefined): Written[] {
    const { row } = before;
    if (document === undefined) {
      this.table.remove(row);
      return [{ id, row, document, changed: undefined }];
    }
    const changed = changedKeys(before.document, document);
    return this.table.update(before, document, changed) ? [{ id, row, document, changed }] : [];
  }
}

function changedKeys(before: Document, after: Document): ReadonlySet<string> {
  const changed = Object.keys(after).filter((key) => before[key] !== after[key]);
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return new Set([...changed, ...gone]);
}
