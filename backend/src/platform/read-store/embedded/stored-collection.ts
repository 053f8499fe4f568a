import { LRUCache } from 'lru-cache';
import { groupBy } from '../group-by.js';
import { type PreparedQuery, prepareQuery } from '../prepared-query.js';
import * as port from '../read-store.js';
import type { CollectionLayout } from './collection-layout.js';
import { ColumnIndex, type Page } from './columns/column-index.js';
import { DocumentTable, type Numbers } from './document-table.js';
import { matching, pageSql, type SqlPart } from './page-query.js';
import type { Sql } from './sql.js';

const MAX_CACHED_TOTALS = 100;

/** Number of matches below which sorting them is faster than counting the whole collection. */
const MIN_WALKED = 1000;

/** A change of a document for the columns in memory. */
export type ColumnUpdate = (columns: ColumnIndex) => void;

export class StoredCollection {
  readonly table: DocumentTable;
  private index: ColumnIndex | undefined;
  private readonly totals = new LRUCache<string, number>({ max: MAX_CACHED_TOTALS });

  constructor(
    private readonly sql: Sql,
    readonly layout: CollectionLayout,
    /** Position of the last change. */
    public changed: string | undefined,
  ) {
    this.table = new DocumentTable(sql, layout);
  }

  /** Fast path for one value of one indexed field with at most one match; returns undefined for other queries. */
  findOne(query: port.Query): port.FoundTexts | undefined {
    const { where = [], search = '', after, offset = 0, limit = 1 } = query;
    if (where.length !== 1 || search.length > 0 || after !== undefined || offset > 0 || limit === 0) return undefined;
    const [filter] = prepareQuery(this.layout.definition, query).filters;
    if (filter?.kind !== 'oneOf' || filter.orMissing || filter.values.length !== 1) return undefined;
    if (this.layout.inMemory.includes(filter.field)) return undefined;
    const texts = this.table.findOnly(filter);
    return texts && { texts, total: texts.length };
  }

  find(query: port.Query): port.FoundTexts {
    const prepared = prepareQuery(this.layout.definition, query);
    const { inMemory } = this.layout;
    const fields = [...prepared.filters, prepared.sort].map(({ field }) => field);
    const isInMemory = inMemory.length > 0 && fields.every((field) => field === 'id' || inMemory.includes(field));
    const { rows, total } = isInMemory ? this.columns.find(prepared) : this.page(prepared);
    return { texts: this.table.texts(rows), total };
  }

  tally(criteria: port.Criteria, tally: port.Tally): ReadonlyMap<port.FieldValue, number> {
    return this.columns.tally(prepareQuery(this.layout.definition, criteria), tally);
  }

  facets({ where = [], search }: port.Criteria, columns: readonly string[]): port.Facets {
    const count = (by: string) => this.tally({ where: where.filter(({ field }) => field !== by), search }, { by });
    return new Map(columns.map((by) => [by, count(by)]));
  }

  values(criteria: port.Criteria, names: readonly string[]): readonly port.IdentifiedValues[] {
    return this.columns.values(prepareQuery(this.layout.definition, criteria), names);
  }

  /** Loads the columns before the first query needs them. */
  warmUp(): void {
    try {
      if (this.layout.inMemory.length > 0) void this.columns;
    } catch {
      // The first query reports it.
    }
  }

  apply(changes: readonly port.Change[]): ColumnUpdate[] {
    return [...groupBy(changes, ({ id }) => id)].flatMap(([id, own]) => this.applyTo(id, own) ?? []);
  }

  afterCommit(written: readonly ColumnUpdate[], position: string): void {
    if (written.length === 0) return;
    this.changed = position;
    this.totals.clear();
    if (this.index !== undefined) for (const one of written) one(this.index);
  }

  /** @throws TypeError */
  private applyTo(id: port.DocumentId, changes: readonly port.Change[]): ColumnUpdate | undefined {
    const { definition } = this.layout;
    if (!port.isIdOf(definition, id)) throw new TypeError(`${String(id)} cannot be an id in ${definition.name}`);
    const sum = this.sumOf(changes);
    const numbers = sum && this.table.increment(id, sum);
    if (numbers !== undefined) return (columns) => columns.setNumbers(id, numbers);
    // Most documents that are put are new: insert them without looking for an earlier one.
    const created = changes[0]?.kind === 'put' ? changes.reduce(port.applyChange, undefined) : undefined;
    if (created !== undefined && this.table.insert(id, created)) return (columns) => columns.put(id, created);
    const before = this.table.load(id);
    const document = changes.reduce(port.applyChange, before?.document);
    if (document === undefined) {
      if (before === undefined) return undefined;
      this.table.remove(before.row);
      return (columns) => columns.remove(id);
    }
    const isChanged = before === undefined ? this.table.insert(id, document) : this.table.update(before, document);
    return isChanged ? (columns) => columns.put(id, document) : undefined;
  }

  /** Columns in memory, read from the file on first use. @throws Error for a collection without columns */
  private get columns(): ColumnIndex {
    if (this.layout.inMemory.length === 0) throw new Error(`Collection ${this.layout.definition.name} has no columns`);
    return (this.index ??= new ColumnIndex(this.sql, this.layout));
  }

  private page(query: PreparedQuery): Page {
    const total = this.count(matching(this.layout, query));
    const limit = Math.min(query.limit, total - query.offset);
    if (limit <= 0) return { rows: [], total };
    const { sql, values } = pageSql(this.layout, { ...query, limit }, this.isWalkShorter(query.offset + limit, total));
    return { rows: this.sql.rows(sql, values).map(([row]) => Number(row)), total };
  }

  /** Returns whether walking the index of the sort field reads fewer rows than sorting all matches. */
  private isWalkShorter(depth: number, total: number): boolean {
    if (total < MIN_WALKED) return false;
    const size = this.count(matching(this.layout, { filters: [], search: undefined }));
    return (depth * size) / total <= total;
  }

  private count({ sql, values }: SqlPart): number {
    const key = JSON.stringify([sql, values]);
    const cachedTotal = this.totals.get(key);
    if (cachedTotal !== undefined) return cachedTotal;
    const total = Number(this.sql.row(`SELECT count(*) ${sql}`, values)?.[0]);
    this.totals.set(key, total);
    return total;
  }

  /** Returns the sum of changes that are increments only, which do not need the document; undefined for others. */
  private sumOf(changes: readonly port.Change[]): Numbers | undefined {
    const by: Record<string, number> = {};
    for (const change of changes) {
      if (change.kind !== 'increment') return undefined;
      for (const [field, amount] of Object.entries(change.by)) by[field] = (by[field] ?? 0) + amount;
    }
    return Object.keys(by).every((name) => this.layout.separateFields.includes(name)) ? by : undefined;
  }
}
