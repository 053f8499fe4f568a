import type { CollectionDefinition, Document } from './collection.js';
import { compareByCodePoint, compareByCodeUnit } from './compare-values.js';
import { fieldValue, searchTexts, type FieldValue } from './field-value.js';
import { kindOf, type PreparedCriteria, type PreparedFilter, type PreparedPlace } from './prepared-query.js';

/** What queries narrow by: a place in an order narrows the page alone. */
export type Narrowing = Exclude<PreparedFilter, PreparedPlace>;

export const isNarrowing = (filter: PreparedFilter): filter is Narrowing => filter.kind !== 'behind';

export type Passes = (value: FieldValue) => boolean;

export function testOf(filter: Narrowing): Passes {
  if (filter.kind === 'oneOf') {
    const { orMissing } = filter;
    const values = new Set<FieldValue>(filter.values);
    return (value) => (value === null ? orMissing : values.has(value));
  }
  const [compareToFirst, compareToLast] = [filter.from, filter.to].map(comparingTo);
  return (value) => value !== null && (compareToFirst?.(value) ?? 0) >= 0 && (compareToLast?.(value) ?? 0) <= 0;
}

function comparingTo(bound: number | string | undefined): ((value: number | string) => number) | undefined {
  if (bound === undefined) return undefined;
  if (typeof bound === 'number') return (value) => Number(value) - bound;
  // The first difference decides, and both orders agree on what lies below the surrogates.
  const compare = SURROGATES_OR_ABOVE.test(bound) ? compareByCodePoint : compareByCodeUnit;
  return (value) => compare(String(value), bound);
}

const SURROGATES_OR_ABOVE = /[\ud800-\uffff]/;

/** Whether a document that lies in no collection would be found in one. */
export function meets(
  definition: CollectionDefinition,
  { filters, search }: PreparedCriteria,
  document: Document,
): boolean {
  const valueOf = (field: string): FieldValue => fieldValue(document, field, kindOf(definition, field));
  if (!filters.filter(isNarrowing).every((filter) => testOf(filter)(valueOf(filter.field)))) return false;
  return search === undefined || searchTexts(document, definition).some((text) => text.includes(search));
}
