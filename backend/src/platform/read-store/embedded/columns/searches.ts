import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { text } from '../cells.js';
import type { CollectionLayout } from '../collection-layout.js';
import type { Touched } from '../query/match-cache.js';
import { toSearchTerm } from '../query/search-term.js';
import { select } from '../query/selection.js';
import type { Sql } from '../sql.js';

/** Rows of all searches that are remembered, at four bytes each. */
const REMEMBERED_ROWS = 500_000;

const Rows = z.array(z.int());

/** The rows that searches find, until a text changes that is searched. */
export class Searches {
  private readonly known = new LRUCache<string, Uint32Array>({
    maxSize: REMEMBERED_ROWS,
    sizeCalculation: ({ length }) => length + 1,
  });

  constructor(
    private readonly sql: Sql,
    private readonly layout: CollectionLayout,
  ) {}

  /** @param folded the text that is searched for */
  rows(folded: string): Uint32Array {
    const known = this.known.get(folded);
    if (known !== undefined) return known;
    const term = toSearchTerm(this.layout, folded);
    const lead = { kind: term.trigrams === undefined ? 'scan' : 'search' } as const;
    const { row, sql, values } = select(this.layout, { conditions: [], term }, lead, false);
    const [json] = this.sql.row(`SELECT json_group_array(${row}) ${sql}`, ...values) ?? [];
    const rows = Uint32Array.from(Rows.parse(JSON.parse(text(json))));
    this.known.set(folded, rows);
    return rows;
  }

  touch(touched: Touched): void {
    if (touched === 'membership' || this.layout.searchColumns.some((field) => touched.has(field))) this.known.clear();
  }
}
