import * as port from './read-store.js';
import { parseCursor, NEWEST_FIRST, invalidCursor } from './cursor.js';
import { comparableText } from './field-value.js';
import { searchWords } from './plain-text.js';

const SURROGATE = /[\ud800-\udfff]/;

export const compareValues = (one: number | string, other: number | string): number =>
  typeof one === 'number' ? one - Number(other) : compareTexts(one, String(other));

/** Orders texts by code point, as the engines do. */
export function compareTexts(one: string, other: string): number {
  if (SURROGATE.test(one) || SURROGATE.test(other)) return Buffer.compare(Buffer.from(one), Buffer.from(other));
  return one < other ? -1 : Number(one > other);
}

export type PreparedFilter = { readonly field: string } & (
  | { readonly kind: 'oneOf'; readonly values: readonly (string | number)[]; readonly orMissing: boolean }
  | { readonly kind: 'range'; readonly from: number | string | undefined; readonly to: number | string | undefined }
);

type Sort = NonNullable<port.Query['sort']>;

/** Selects the documents after it in a sort order. */
export interface PreparedCursor extends Sort {
  readonly value: port.FieldValue;
  readonly id: port.DocumentId;
}

export type PreparedCriteria = Pick<PreparedQuery, 'filters' | 'search'>;

/** A query checked against its collection, with defaults and folded texts, without values that can never match. */
export interface PreparedQuery {
  readonly filters: readonly PreparedFilter[];
  readonly search: readonly string[] | undefined;
  readonly sort: Sort;
  /** Cursor of the page, at most one; it does not affect the total. */
  readonly cursors: readonly PreparedCursor[];
  readonly offset: number;
  readonly limit: number;
}

/** @throws Error for a field or search that the collection does not support */
export function prepareQuery(
  definition: port.CollectionDefinition,
  query: port.Query,
  columns: readonly string[] = [],
): PreparedQuery {
  const { where = [], search = '', sort = NEWEST_FIRST, after, offset = 0, limit = Infinity } = query;
  const sought = search === '' ? [] : searchWords(search);
  if (sought.length > 0 && !definition.search?.length)
    throw new Error(`Collection ${definition.name} declares no search fields`);
  if (!isCount(offset) || !(isCount(limit) || limit === Infinity))
    throw new Error('Offset and limit must be whole and not negative');
  for (const field of [sort.field, ...columns]) fieldKind(definition, field);
  if (after !== undefined && offset > 0) throw invalidCursor();
  return {
    filters: where.map((filter) => prepareFilter(filter, fieldKind(definition, filter.field))),
    search: sought.length === 0 ? undefined : sought,
    sort,
    cursors: after === undefined ? [] : [prepareCursor(definition, sort, after)],
    offset,
    limit,
  };
}

/** @throws DomainError invalid_input for a cursor of another order */
function prepareCursor(definition: port.CollectionDefinition, sort: Sort, after: string): PreparedCursor {
  const [value, id] = parseCursor(after);
  const [comparableId] = comparable(id, definition.id);
  const [comparableValue] = comparable(value, fieldKind(definition, sort.field));
  if (comparableId === undefined || (comparableValue === undefined && value !== null)) throw invalidCursor();
  return { ...sort, value: comparableValue ?? null, id: comparableId };
}

function prepareFilter(filter: port.Filter, kind: port.FieldKind): PreparedFilter {
  const { field } = filter;
  if ('oneOf' in filter) {
    const values = filter.oneOf.flatMap((value) => comparable(value, kind));
    return { kind: 'oneOf', field, values, orMissing: filter.oneOf.includes(null) };
  }
  if (port.isFolded(kind)) throw new Error(`Field ${field} holds folded texts, which have no ranges`);
  const { from, to } = filter;
  if (![from, to].every((bound) => bound === undefined || isBound(bound, kind)))
    throw new Error(`The range of ${field} needs bounds of its kind, ${kind}`);
  return { kind: 'range', field, from, to };
}

const isBound = (value: number | string, kind: 'number' | 'text'): boolean =>
  kind === 'number' ? Number.isFinite(value) : typeof value === 'string';

function comparable(value: port.FieldValue, kind: port.FieldKind): (string | number)[] {
  if (typeof value === 'number') return kind === 'number' ? [value] : [];
  if (value === null || kind === 'number') return [];
  return [comparableText(value, kind)];
}

/** @throws Error for an undeclared field */
export function fieldKind(definition: port.CollectionDefinition, field: string): port.FieldKind {
  if (field === 'id') return definition.id;
  const kind = Object.hasOwn(definition.fields, field) ? definition.fields[field] : undefined;
  if (kind === undefined) throw new Error(`Collection ${definition.name} declares no field ${field}`);
  return kind;
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

export function createTest(filter: PreparedFilter): (value: port.FieldValue) => boolean {
  if (filter.kind === 'oneOf') {
    const { orMissing } = filter;
    const values = new Set<port.FieldValue>(filter.values);
    return (value) => (value === null ? orMissing : values.has(value));
  }
  const { from, to } = filter;
  return (value) =>
    value !== null &&
    (from === undefined || compareValues(value, from) >= 0) &&
    (to === undefined || compareValues(value, to) <= 0);
}
