import type { CollectionDefinition, Document, FieldValue } from './read-store.js';
import { compareValues } from './compare-values.js';
import { fieldValue, searchTexts } from './field-value.js';
import { kindOf, type PreparedCriteria, type PreparedFilter, type PreparedPlace } from './prepared-query.js';

export type Narrowing = Exclude<PreparedFilter, PreparedPlace>;

export const isNarrowing = (filter: PreparedFilter): filter is Narrowing => filter.kind !== 'behind';

export type Passes = (value: FieldValue) => boolean;

export function testOf(filter: Narrowing): Passes {
  if (filter.kind === 'oneOf') {
    const { orMissing } = filter;
    const values = new Set<FieldValue>(filter.values);
    return (value) => (value === null ? orMissing : values.has(value));
  }
  const { from, to } = filter;
  return (value) =>
    value !== null &&
    (from === undefined || compareValues(value, from) >= 0) &&
    (to === undefined || compareValues(value, to) <= 0);
}

export function meets(
  definition: CollectionDefinition,
  { filters, search }: PreparedCriteria,
  document: Document,
): boolean {
  const valueOf = (field: string): FieldValue => fieldValue(document, field, kindOf(definition, field));
  if (!filters.filter(isNarrowing).every((filter) => testOf(filter)(valueOf(filter.field)))) return false;
  if (search === undefined) return true;
  const texts = searchTexts(document, definition);
  return search.every((sought) => texts.some((text) => text.includes(sought)));
}
