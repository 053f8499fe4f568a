import type { PreparedCriteria } from '../../prepared-query.js';
import { text, wholeNumber, type Sql } from '../sql.js';
import type { CollectionLayout } from '../collection-layout.js';
import { select, toCriteria, type Criteria, type Lead, type Selection } from './selection.js';
import { LRUCache } from 'lru-cache';

export interface Matches {
  readonly total: number;
  /** JSON array of their row keys, unless they are too many. */
  readonly rows: string | undefined;
}

export type Touched = ReadonlySet<string> | 'membership';

interface Entry {
  readonly matches: Matches;
  readonly fields: readonly string[];
  readonly since: number;
}

const CACHED_CHARACTERS = 8_000_000;
const ENTRY_OVERHEAD = 500;

/** Matches stay known until a document enters or leaves the collection, or changes a field that they depend on. */
export class MatchCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: ({ matches }, key) => ENTRY_OVERHEAD + key.length + (matches.rows?.length ?? 0),
  });

  private commits = 0;
  private readonly lastChange = new Map<string, number>();

  get(key: string): Matches | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    const { matches, fields, since } = entry;
    if (!fields.some((field) => (this.lastChange.get(field) ?? 0) > since)) return matches;
    this.entries.delete(key);
    return undefined;
  }

  set(key: string, matches: Matches, fields: readonly string[]): void {
    this.entries.set(key, { matches, fields, since: this.commits });
  }

  touch(touched: Touched): void {
    if (touched === 'membership') return this.entries.clear();
    this.commits += 1;
    for (const field of touched) this.lastChange.set(field, this.commits);
  }
}

/** Rows are read so many times faster one after the other than by key. */
export const SCAN_ADVANTAGE = 5;

const SCAN: Lead = { kind: 'scan' };
const SEARCH: Lead = { kind: 'search' };

/** Up to so many matches are remembered row by row; of more, only the number. */
const REMEMBERED_ROWS = 20_000;

export class MatchFinder {
  private readonly cache = new MatchCache();

  constructor(
    private readonly sql: Sql,
    private readonly layout: CollectionLayout,
  ) {}

  matches({ filters, search }: PreparedCriteria): Matches {
    const key = JSON.stringify([filters, search]);
    const known = this.cache.get(key);
    if (known !== undefined) return known;
    const fields = filters.map(({ field }) => field);
    const matches = this.find(toCriteria(this.layout, { filters, search }));
    this.cache.set(key, matches, search === undefined ? fields : [...fields, ...this.layout.searchColumns]);
    return matches;
  }

  size(): number {
    return this.matches({ filters: [], search: undefined }).total;
  }

  touch(touched: Touched): void {
    this.cache.touch(touched);
  }

  lead(criteria: Criteria): Lead {
    const leads = leadsOf(criteria);
    const [only] = leads;
    if (only !== undefined && leads.length === 1 && (criteria.term === undefined || only.kind === 'search'))
      return only;
    const worthwhile = this.size() / SCAN_ADVANTAGE;
    const counted = leads.map((lead) => ({ lead, found: this.upTo(worthwhile, this.alone(criteria, lead)) }));
    const wide = { lead: criteria.term?.trigrams === undefined ? SCAN : SEARCH, found: worthwhile };
    return counted.reduce((best, next) => (next.found < best.found ? next : best), wide).lead;
  }

  private find(criteria: Criteria): Matches {
    if (leadsOf(criteria).length === 0 && criteria.term === undefined) return { total: this.all(), rows: undefined };
    const lead = this.lead(criteria);
    const selection = select(this.layout, criteria, lead, false);
    // Testing every row is quick enough to be repeated for a page; looking into every text is not.
    if (lead.kind !== 'scan' || criteria.term !== undefined) {
      const [total, rows] = this.firstRows(selection);
      if (total <= REMEMBERED_ROWS) return { total, rows };
    }
    return { total: this.count(selection), rows: undefined };
  }

  private all(): number {
    return wholeNumber(this.sql.row(`SELECT count(*) FROM ${this.layout.fields}`)?.[0]);
  }

  private firstRows({ row, sql, values }: Selection): [number, string] {
    const found = `SELECT ${row} AS row ${sql} LIMIT ${REMEMBERED_ROWS + 1}`;
    const [total, rows] = this.sql.row(`SELECT count(*), json_group_array(row) FROM (${found})`, ...values) ?? [];
    return [wholeNumber(total), text(rows)];
  }

  private count({ sql, values }: Selection): number {
    return wholeNumber(this.sql.row(`SELECT count(*) ${sql}`, ...values)?.[0]);
  }

  private upTo(limit: number, { sql, values }: Selection): number {
    return wholeNumber(
      this.sql.row(`SELECT count(*) FROM (SELECT 1 ${sql} LIMIT ?)`, ...values, Math.ceil(limit))?.[0],
    );
  }

  private alone({ term }: Criteria, lead: Lead): Selection {
    const conditions = lead.kind === 'condition' ? [lead.condition] : [];
    const candidates = lead.kind === 'search' && term !== undefined ? { ...term, exact: true } : undefined;
    return select(this.layout, { conditions, term: candidates }, lead, false);
  }
}

function leadsOf({ conditions, term }: Criteria): Lead[] {
  const search = term?.trigrams === undefined ? [] : [SEARCH];
  return [...search, ...conditions.map((condition): Lead => ({ kind: 'condition', condition }))];
}
