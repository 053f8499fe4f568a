import { isDeepStrictEqual } from 'node:util';
import type { UpdateFilter } from 'mongodb';
import * as z from 'zod/mini';
import type { Position } from '../../event-store/event-store.js';
import { isIdOf } from '../definitions.js';
import { fieldValue, searchTexts } from '../field-value.js';
import { kindOf } from '../prepared-query.js';
import {
  fieldsApart,
  isApart,
  type CollectionDefinition,
  type Document,
  type DocumentId,
  type DocumentText,
} from '../read-store.js';

const Value = z.union([z.number(), z.string()]);

/** A document as it is stored. A removed one leaves its position behind, so that no late writer brings it back. */
export const StoredRecord = z.object({
  _id: Value,
  position: z.string(),
  live: z.boolean(),
  /** JSON of the document, without the fields that are kept apart. */
  text: z.optional(z.string()),
  /** Comparable values of the declared fields that have one. */
  values: z.optional(z.record(z.string(), Value)),
  /** Comparable texts of the fields that searches look into. */
  search: z.optional(z.array(z.string())),
});
export type StoredRecord = z.infer<typeof StoredRecord>;

export const collectionName = (buildKey: string, name: string): string => `read-models.${buildKey}.${name}`;

export const pathOf = (field: string): string => (field === 'id' ? '_id' : `values.${field}`);

/** An index for each field, in the order of its values and ids: it serves filters, and pages sorted either way. */
export function indexesOf({ fields, withoutIndex = [] }: CollectionDefinition): Record<string, 1>[] {
  const indexed = Object.keys(fields).filter((field) => field !== 'id' && !withoutIndex.includes(field));
  return [
    { live: 1, _id: 1 },
    ...indexed.map((field) => ({ live: 1 as const, [pathOf(field)]: 1 as const, _id: 1 as const })),
  ];
}

/** The record of a document, or of its absence. @throws TypeError for an id or a value of another kind than declared */
export function toRecord(
  definition: CollectionDefinition,
  id: DocumentId,
  position: Position,
  document: Document | undefined,
): StoredRecord {
  if (document === undefined) return { _id: id, position, live: false };
  if (!isIdOf(definition, id)) throw new TypeError(`${String(id)} cannot be an id in ${definition.name}`);
  const values: Record<string, number | string> = {};
  for (const field of Object.keys(definition.fields)) {
    const value = fieldValue(document, field, kindOf(definition, field));
    if (value !== null) values[field] = value;
  }
  const apart = fieldsApart(definition).filter((field) => isApart(document[field]));
  const text = JSON.stringify({ ...document, ...Object.fromEntries(apart.map((field) => [field, undefined])) });
  return {
    _id: id,
    position,
    live: true,
    text,
    values,
    ...(definition.search && { search: searchTexts(document, definition) }),
  };
}

/** @throws SyntaxError for what is no live record */
export function toText(definition: CollectionDefinition, { _id, text = '', values = {} }: StoredRecord): DocumentText {
  const apart = fieldsApart(definition).filter((field) => Object.hasOwn(values, field));
  return { id: _id, text, apart: Object.fromEntries(apart.map((field) => [field, values[field]])) };
}

/** The update that makes one record of another; it carries only what changed. */
export function updateOf(before: StoredRecord, after: StoredRecord): UpdateFilter<StoredRecord> {
  const { position, live } = after;
  if (!live) return { $set: { position, live }, $unset: { text: '', values: '', search: '' } };
  const known: Document = before;
  const changed = Object.entries(after).filter(([key, value]) => !isDeepStrictEqual(value, known[key]));
  return { $set: Object.fromEntries(changed) };
}
