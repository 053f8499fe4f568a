import { LRUCache } from 'lru-cache';
import { setImmediate } from 'node:timers/promises';
import { comparable, rowKeys, wholeNumber, type Sql } from '../sql.js';
import type { CollectionLayout } from '../collection-layout.js';
import type { Touched } from '../query/match-finder.js';
import { toSearchTerm, select } from '../query/selection.js';
import type { Bitmap } from './bitmap.js';
import type { Document, Tally, FieldValue } from '../../read-store.js';
import type { PreparedCriteria, PreparedQuery } from '../../prepared-query.js';
import type { Page } from '../query/page-finder.js';
import { ColumnIndex, type IndexedRow } from './column-index.js';

/** A bitmap of 100,000 documents takes 12.5 kB. */
const REMEMBERED = 200;

class Searches {
  private readonly known = new LRUCache<string, Bitmap>({ max: REMEMBERED });

  constructor(
    private readonly sql: Sql,
    private readonly layout: CollectionLayout,
  ) {}

  /** @param folded texts that are searched for @param slotsOf the documents of rows */
  finds(folded: readonly string[], slotsOf: (rows: readonly number[]) => Bitmap): Bitmap {
    const key = JSON.stringify(folded);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const term = toSearchTerm(this.layout, folded);
    const lead = { kind: term.trigrams === undefined ? 'scan' : 'search' } as const;
    const { row, sql, values } = select(this.layout, { conditions: [], term }, lead, false);
    const [json] = this.sql.row(`SELECT json_group_array(${row}) ${sql}`, ...values) ?? [];
    const finds = slotsOf(rowKeys(json));
    this.known.set(key, finds);
    return finds;
  }

  touch(touched: Touched): void {
    if (touched === 'membership' || this.layout.searchColumns.some((field) => touched.has(field))) this.known.clear();
  }
}

const BEFORE_ALL = -Number.MAX_SAFE_INTEGER;

const ROWS_AT_ONCE = 5000;

export class LoadedColumns {
  private readonly searches: Searches;
  private index: ColumnIndex | undefined;
  private loading: Promise<ColumnIndex> | undefined;
  private end = BEFORE_ALL;

  constructor(
    private readonly sql: Sql,
    private readonly layout: CollectionLayout,
  ) {
    this.searches = new Searches(sql, layout);
  }

  /** @throws ReadStoreUnavailable */
  async load(): Promise<ColumnIndex> {
    this.loading ??= this.read().catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  touch(row: number, document: Document | undefined, touched: Touched): void {
    this.searches.touch(touched);
    if (row <= this.end) this.index?.touch(row, document, touched);
  }

  async finderOf(query: PreparedQuery): Promise<(() => Page) | undefined> {
    const names = [...query.filters, query.sort].map(({ field }) => field);
    if (!names.every((name) => name === 'id' || this.layout.inMemory.includes(name))) return undefined;
    const index = await this.load();
    return () => index.find(query, this.finds(index, query));
  }

  async tally(criteria: PreparedCriteria, tally: Tally): Promise<ReadonlyMap<FieldValue, number>> {
    const index = await this.load();
    return index.tally(criteria, this.finds(index, criteria), tally);
  }

  async values(query: PreparedQuery, names: readonly string[]): Promise<readonly IndexedRow[]> {
    const index = await this.load();
    return index.values(query, this.finds(index, query), names);
  }

  private finds(index: ColumnIndex, { search }: PreparedCriteria): Bitmap | undefined {
    return search === undefined ? undefined : this.searches.finds(search, (rows) => index.slotsOf(rows));
  }

  private async read(): Promise<ColumnIndex> {
    const { fields, inMemory, definition } = this.layout;
    const index = new ColumnIndex(definition);
    this.index = index;
    this.end = BEFORE_ALL;
    const columns = ['_row', ...inMemory.map((name) => this.layout.column(name))].join(', ');
    for (;;) {
      const found = this.sql.rows(
        `SELECT ${columns} FROM ${fields} WHERE _row > ? ORDER BY _row LIMIT ${ROWS_AT_ONCE}`,
        this.end,
      );
      index.load(found.map(([row, ...values]): IndexedRow => [wholeNumber(row), ...values.map(comparable)]));
      const last = found.at(-1);
      this.end = last === undefined || found.length < ROWS_AT_ONCE ? Number.MAX_SAFE_INTEGER : wholeNumber(last[0]);
      if (this.end === Number.MAX_SAFE_INTEGER) return index;
      await setImmediate();
    }
  }
}
