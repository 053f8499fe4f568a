import type { PreparedQuery } from '../../prepared-query.js';
import type { CollectionLayout } from '../collection-layout.js';
import { wholeNumber, type Sql } from '../sql.js';
import { type Matches, type MatchFinder, SCAN_ADVANTAGE } from './match-finder.js';
import { toCondition, select, type Selection, toCriteria } from './selection.js';

export interface Page {
  readonly rows: readonly number[];
  readonly total: number;
}

export class PageFinder {
  constructor(
    private readonly sql: Sql,
    private readonly layout: CollectionLayout,
    private readonly finder: MatchFinder,
  ) {}

  rows(query: PreparedQuery, matches: Matches): number[] {
    const { offset, place } = query;
    if (place.length > 0) return this.page(query, matches, 0, Math.min(query.limit, matches.total), false);
    const count = Math.min(query.limit, matches.total - offset);
    if (count <= 0) return [];
    const behind = matches.total - offset - count;
    // A page nearer to the end is read from there, in reverse.
    if (behind < offset) return this.page(query, matches, behind, count, true).reverse();
    return this.page(query, matches, offset, count, false);
  }

  private page(query: PreparedQuery, matches: Matches, skip: number, count: number, reversed: boolean): number[] {
    const { row, sql, values } = this.source(query, matches, skip + count);
    const order = orderBy(this.layout, query.sort, reversed);
    const found = this.sql.rows(`SELECT ${row} ${sql} ORDER BY ${order} LIMIT ? OFFSET ?`, ...values, count, skip);
    return found.map(([key]) => wholeNumber(key));
  }

  private source(query: PreparedQuery, matches: Matches, depth: number): Selection {
    const criteria = toCriteria(this.layout, query);
    const place = query.place.map((one) => toCondition(this.layout, one));
    const onPage = { ...criteria, conditions: [...criteria.conditions, ...place] };
    if (this.walks(matches, depth)) return select(this.layout, onPage, { kind: 'walk', field: query.sort.field }, true);
    if (matches.rows === undefined) return select(this.layout, onPage, this.finder.lead(criteria), true);
    const behind = place.map(({ testing }) => ` WHERE ${testing}`).join('');
    const sql = `FROM json_each(?) j CROSS JOIN ${this.layout.fields} m ON m._row = j.value${behind}`;
    return { row: 'm._row', sql, values: [matches.rows, ...place.flatMap(({ values }) => values)] };
  }

  /**
   * Whether to walk the sort field's index until the page is full, rather than to sort all matches. A walk meets a match
   * every size / total rows, and a row of it costs about as much as one to be sorted; matches that are not remembered
   * must be found again as well.
   */
  private walks({ rows, total }: Matches, depth: number): boolean {
    const size = this.finder.size();
    const walked = (depth * size) / total;
    return total === size || walked <= (rows === undefined ? total + size / SCAN_ADVANTAGE : total);
  }
}

export function orderBy(layout: CollectionLayout, sort: PreparedQuery['sort'], reversed: boolean): string {
  const direction = (sort.direction === 'asc') === reversed ? 'DESC' : 'ASC';
  const id = `m.${layout.idColumn} ${direction}`;
  if (sort.field === 'id') return id;
  return `m.${layout.column(sort.field)} ${direction} NULLS ${reversed ? 'FIRST' : 'LAST'}, ${id}`;
}
