import type { PreparedCriteria, PreparedFilter, PreparedPlace } from '../../prepared-query.js';
import type { CollectionLayout } from '../collection-layout.js';
import type { SqlValue } from '../sql.js';

export interface Condition {
  readonly indexed: string;
  /** Only tests rows: the unary plus keeps the planner from using the index. */
  readonly testing: string;
  readonly values: readonly SqlValue[];
  readonly stretchOf?: string;
}

export function toCondition(layout: CollectionLayout, filter: PreparedFilter): Condition {
  if (filter.kind === 'behind') return behind(layout, filter);
  const column = `m.${layout.column(filter.field)}`;
  const { sql, values } = filter.kind === 'oneOf' ? oneOf(filter) : range(filter);
  const stretchOf = filter.kind === 'range' ? { stretchOf: filter.field } : {};
  return { indexed: sql(column), testing: sql(`+${column}`), values, ...stretchOf };
}

interface Test {
  readonly sql: (column: string) => string;
  readonly values: readonly SqlValue[];
}

function oneOf({ values, orMissing }: Extract<PreparedFilter, { kind: 'oneOf' }>): Test {
  const list = values.map(() => '?').join(', ');
  const sql = (column: string) =>
    orMissing ? `(${column} IN (${list}) OR ${column} IS NULL)` : `${column} IN (${list})`;
  return { sql, values };
}

function behind(layout: CollectionLayout, { field, direction, value, id }: PreparedPlace): Condition {
  const comparison = direction === 'asc' ? '>' : '<';
  const [column, idColumn] = [`m.${layout.column(field)}`, `m.${layout.idColumn}`];
  const isBehind = `${idColumn} ${comparison} ?`;
  const { sql, values } =
    field === 'id'
      ? { sql: isBehind, values: [id] }
      : value === null
        ? { sql: `(${column} IS NULL AND ${isBehind})`, values: [id] }
        : {
            sql: `(${column} ${comparison} ? OR (${column} = ? AND ${isBehind}) OR ${column} IS NULL)`,
            values: [value, value, id],
          };
  return { indexed: sql, testing: sql, values };
}

function range({ from, to }: Extract<PreparedFilter, { kind: 'range' }>): Test {
  const bounds = [
    ...(from === undefined ? [] : [{ comparison: '>= ?', value: from }]),
    ...(to === undefined ? [] : [{ comparison: '<= ?', value: to }]),
  ];
  if (bounds.length === 0) return { sql: (column) => `${column} IS NOT NULL`, values: [] };
  return {
    sql: (column) => bounds.map(({ comparison }) => `${column} ${comparison}`).join(' AND '),
    values: bounds.map(({ value }) => value),
  };
}

const LETTERS_OF_TRIGRAM = 3;

const LETTERS_IN_INDEX = 64;

/** SQLite's text functions stop at NUL, so that stored and sought texts carry the replacement character in its place. */
export const storable = (text: string): string => text.replaceAll('\0', '\ufffd');

interface SearchTerm {
  readonly trigrams: string | undefined;
  readonly exact: boolean;
  readonly literal: string;
  readonly literalValues: readonly SqlValue[];
}

/** @param folded texts that all have to be found */
export function toSearchTerm(layout: CollectionLayout, folded: readonly string[]): SearchTerm {
  const sought = folded.map(storable);
  const letters = sought.map((text) => [...text]);
  const indexed = letters.filter(({ length }) => length >= LETTERS_OF_TRIGRAM);
  const inAny = `(${layout.searchColumns.map((field) => `instr(t.${layout.column(field)}, ?)`).join(' OR ')})`;
  return {
    trigrams: indexed.length === 0 || !layout.hasTrigrams ? undefined : indexed.map(phrase).join(' AND '),
    exact:
      layout.hasTrigrams && letters.every(({ length }) => length >= LETTERS_OF_TRIGRAM && length <= LETTERS_IN_INDEX),
    literal: sought.map(() => inAny).join(' AND '),
    literalValues: sought.flatMap((text) => layout.searchColumns.map(() => text)),
  };
}

/** Trigrams one after the other are the text itself. */
const phrase = (letters: readonly string[]): string =>
  `"${letters.slice(0, LETTERS_IN_INDEX).join('').replaceAll('"', '""')}"`;

/** What documents must meet. */
export interface Criteria {
  readonly conditions: readonly Condition[];
  readonly term: SearchTerm | undefined;
}

export type Lead =
  | { readonly kind: 'condition'; readonly condition: Condition }
  | { readonly kind: 'search' }
  | { readonly kind: 'scan' }
  | { readonly kind: 'walk'; readonly field: string };

export interface Selection {
  readonly row: string;
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

export function toCriteria(layout: CollectionLayout, { filters, search }: PreparedCriteria): Criteria {
  return {
    conditions: filters.map((filter) => toCondition(layout, filter)),
    term: search === undefined ? undefined : toSearchTerm(layout, search),
  };
}

export function select(layout: CollectionLayout, criteria: Criteria, lead: Lead, withFields: boolean): Selection {
  const { conditions, term } = criteria;
  const needsFields = withFields || conditions.length > 0;
  const tests = conditions.map((condition) => ({
    sql: leadsTo(lead, condition) ? condition.indexed : condition.testing,
    values: condition.values,
  }));
  const literal = term === undefined ? [] : [{ sql: term.literal, values: term.literalValues }];

  if (lead.kind === 'search' && term?.trigrams !== undefined) {
    const row = `${layout.trigrams}.rowid`;
    const texts = term.exact ? [] : [`${layout.texts} t ON t._row = ${row}`];
    const fields = needsFields ? [`${layout.fields} m ON m._row = ${row}`] : [];
    const match = { sql: `${layout.trigrams} MATCH ?`, values: [term.trigrams] };
    return compose(row, layout.trigrams, [...texts, ...fields], [match, ...(term.exact ? [] : literal), ...tests]);
  }
  if (!needsFields && term !== undefined) return compose('t._row', `${layout.texts} t`, [], literal);
  const texts = term === undefined ? [] : [`${layout.texts} t ON t._row = m._row`];
  return compose('m._row', `${layout.fields} m ${accessOf(layout, lead)}`, texts, [...tests, ...literal]);
}

function leadsTo(lead: Lead, condition: Condition): boolean {
  if (lead.kind === 'walk') return lead.field === condition.stretchOf;
  return lead.kind === 'condition' && lead.condition === condition;
}

function accessOf(layout: CollectionLayout, lead: Lead): string {
  if (lead.kind === 'walk') return layout.orderedBy(lead.field);
  return lead.kind === 'scan' ? 'NOT INDEXED' : '';
}

function compose(
  row: string,
  first: string,
  joined: readonly string[],
  tests: readonly { sql: string; values: readonly SqlValue[] }[],
): Selection {
  const from = [first, ...joined].join(' CROSS JOIN ');
  const where = tests.length === 0 ? '' : ` WHERE ${tests.map(({ sql }) => sql).join(' AND ')}`;
  return { row, sql: `FROM ${from}${where}`, values: tests.flatMap(({ values }) => values) };
}
