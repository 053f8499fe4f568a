import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { PreparedCriteria } from '../../prepared-query.js';
import type { Document } from '../../read-store.js';
import { RecentMap } from '../../recent-map.js';
import type { CollectionLayout } from '../collection-layout.js';
import { matching } from '../page-query.js';
import { comparable, text, wholeNumber, type Sql } from '../sql.js';
import type { Bitmap } from './bitmap.js';
import { ColumnIndex, type IndexedRow } from './column-index.js';

/** Cached searches; a bitmap of 100,000 documents takes 12.5 kB. */
const KNOWN_SEARCHES = 200;

const ROWS_AT_ONCE = 2000;

const RowKeys = z.array(z.int());

/** The columns of a collection, read from the file on first use. */
export class LoadedColumns {
  private readonly searches = new RecentMap<string, Bitmap>(KNOWN_SEARCHES);
  private index: ColumnIndex | undefined;
  private loading: Promise<ColumnIndex> | undefined;
  private end = -Infinity;

  constructor(
    private readonly sql: Sql,
    private readonly layout: CollectionLayout,
  ) {}

  hold(fields: readonly string[]): boolean {
    return fields.every((field) => field === 'id' || this.layout.inMemory.includes(field));
  }

  /** @throws ReadStoreUnavailable */
  load(): Promise<ColumnIndex> {
    this.loading ??= this.read().catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  /** Returns the slots that match a search; undefined without one. */
  finds(index: ColumnIndex, { search }: PreparedCriteria): Bitmap | undefined {
    if (search === undefined) return undefined;
    const key = JSON.stringify(search);
    const known = this.searches.get(key);
    if (known !== undefined) return known;
    const { sql, values } = matching(this.layout, { filters: [], search });
    const [json] = this.sql.row(`SELECT json_group_array(m._row) ${sql}`, values) ?? [];
    const finds = index.slotsOf(RowKeys.parse(JSON.parse(text(json))));
    this.searches.set(key, finds);
    return finds;
  }

  /** @param fields changed fields; undefined when the document is new or removed */
  touch(row: number, document: Document | undefined, fields: ReadonlySet<string> | undefined): void {
    if (fields === undefined || this.layout.searchColumns.some((field) => fields.has(field))) this.searches.clear();
    if (row > this.end) return;
    if (fields === undefined) this.index?.comeOrGo(row, document);
    else if (document !== undefined) this.index?.change(row, fields, document);
  }

  private async read(): Promise<ColumnIndex> {
    const { fields, inMemory, definition } = this.layout;
    const index = new ColumnIndex(definition);
    this.index = index;
    this.end = -Infinity;
    const columns = ['_row', ...inMemory.map((name) => this.layout.column(name))].join(', ');
    const next = `SELECT ${columns} FROM ${fields} WHERE _row > ? ORDER BY _row LIMIT ${ROWS_AT_ONCE}`;
    while (this.end < Infinity) {
      const found = this.sql.rows(next, [this.end]);
      index.load(found.map(([row, ...values]): IndexedRow => [wholeNumber(row), ...values.map(comparable)]));
      this.end = found.length < ROWS_AT_ONCE ? Infinity : wholeNumber(found.at(-1)?.[0]);
      await setImmediate();
    }
    return index;
  }
}
