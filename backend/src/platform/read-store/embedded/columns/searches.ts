import { LRUCache } from 'lru-cache';
import { rowKeys } from '../cells.js';
import type { CollectionLayout } from '../collection-layout.js';
import type { Touched } from '../query/match-cache.js';
import { toSearchTerm } from '../query/search-term.js';
import { select } from '../query/selection.js';
import type { Sql } from '../sql.js';
import type { Bitmap } from './bitmap.js';

/** A bitmap of 100,000 documents takes 12.5 kB. */
const REMEMBERED = 200;

/** What searches find, until a text changes that is searched. */
export class Searches {
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
