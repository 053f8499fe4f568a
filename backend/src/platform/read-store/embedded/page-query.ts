import type { PreparedCriteria, PreparedFilter, PreparedCursor, PreparedQuery } from '../prepared-query.js';
import type { CollectionLayout } from './collection-layout.js';
import type { SqlValue } from './sql.js';

export interface SqlPart {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/**
 * Returns FROM and WHERE of the matching rows.
 * @param walked a field whose index the query must use: other filters then offer the planner no index
 */
export function matching(
  layout: CollectionLayout,
  { filters, search = [] }: PreparedCriteria,
  cursors: readonly PreparedCursor[] = [],
  walked?: string,
): SqlPart {
  const { match, literal } = createSearch(layout, search);
  const selected = filters.map((filter) => createCondition(layout, filter, walked));
  const tests = [...selected, ...cursors.map((one) => afterCursor(layout, one)), ...match, ...literal];
  const texts = literal.length === 0 ? '' : ` JOIN ${layout.texts} t ON t.rowid = m._row`;
  const where = tests.length === 0 ? '' : ` WHERE ${tests.map(({ sql }) => sql).join(' AND ')}`;
  return { sql: `FROM ${layout.table} m${texts}${where}`, values: tests.flatMap(({ values }) => values) };
}

export function pageSql(layout: CollectionLayout, query: PreparedQuery, isWalked: boolean): SqlPart {
  const { cursors, sort, offset, limit } = query;
  const { sql, values } = matching(layout, query, cursors, isWalked ? sort.field : undefined);
  const direction = sort.direction === 'asc' ? 'ASC' : 'DESC';
  const id = `m.${layout.idColumn} ${direction}`;
  const order = sort.field === 'id' ? id : `m.${layout.column(sort.field)} ${direction} NULLS LAST, ${id}`;
  return { sql: `SELECT m._row ${sql} ORDER BY ${order} LIMIT ? OFFSET ?`, values: [...values, limit, offset] };
}

export function createCondition(layout: CollectionLayout, filter: PreparedFilter, walked?: string): SqlPart {
  // A unary plus keeps the planner from using the index of the column.
  const plus = walked === undefined || walked === filter.field ? '' : '+';
  const column = `${plus}m.${layout.column(filter.field)}`;
  if (filter.kind === 'oneOf') {
    const isOneOf = `${column} IN (${filter.values.map(() => '?').join(', ')})`;
    return { sql: filter.orMissing ? `(${isOneOf} OR ${column} IS NULL)` : isOneOf, values: filter.values };
  }
  const { from, to } = filter;
  const bounds = [from === undefined ? [] : [`${column} >= ?`], to === undefined ? [] : [`${column} <= ?`]].flat();
  const values = [from, to].filter((bound) => bound !== undefined);
  return { sql: bounds.length === 0 ? `${column} IS NOT NULL` : bounds.join(' AND '), values };
}

function afterCursor(layout: CollectionLayout, { field, direction, value, id }: PreparedCursor): SqlPart {
  const comparison = direction === 'asc' ? '>' : '<';
  const column = `m.${layout.column(field)}`;
  const isAfter = `m.${layout.idColumn} ${comparison} ?`;
  if (field === 'id') return { sql: isAfter, values: [id] };
  if (value === null) return { sql: `(${column} IS NULL AND ${isAfter})`, values: [id] };
  const sql = `(${column} ${comparison} ? OR (${column} = ? AND ${isAfter}) OR ${column} IS NULL)`;
  return { sql, values: [value, value, id] };
}

/** Replaces NUL, at which SQLite's text functions stop, in stored and searched texts. */
export const storable = (text: string): string => text.replaceAll('\0', '\ufffd');

const TRIGRAM = 3;

/** Letters of a text that are searched by trigrams; the rest is compared. */
const INDEXED_LETTERS = 64;

/** @param texts all of them must match */
function createSearch(layout: CollectionLayout, texts: readonly string[]): { match: SqlPart[]; literal: SqlPart[] } {
  const sought = texts.map(storable).map((text) => ({ text, letters: [...text] }));
  const indexed = layout.hasTrigrams ? sought.filter(({ letters }) => letters.length >= TRIGRAM) : [];
  const rest = sought.filter((one) => !indexed.includes(one) || one.letters.length > INDEXED_LETTERS);
  const phrases = indexed.map(({ letters }) => letters.slice(0, INDEXED_LETTERS).join('').replaceAll('"', '""'));
  const match = `m._row IN (SELECT rowid FROM ${layout.trigrams} WHERE ${layout.trigrams} MATCH ?)`;
  const inAny = `(${layout.searchColumns.map((field) => `instr(t.${layout.column(field)}, ?)`).join(' OR ')})`;
  return {
    // A phrase of consecutive trigrams matches the text itself.
    match: phrases.length === 0 ? [] : [{ sql: match, values: [phrases.map((one) => `"${one}"`).join(' AND ')] }],
    literal: rest.map(({ text }) => ({ sql: inAny, values: layout.searchColumns.map(() => text) })),
  };
}
