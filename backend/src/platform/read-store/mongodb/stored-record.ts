import { isDeepStrictEqual } from 'node:util';
import type { UpdateFilter } from 'mongodb';
import type { Position } from '../../event-store/event-store.js';
import { fieldValue, searchTexts } from '../field-value.js';
import { fieldKind } from '../prepared-query.js';
import * as port from '../read-store.js';

/** A stored document. A removed one keeps its position, so that no late writer brings it back. */
export interface StoredRecord {
  readonly _id: port.DocumentId;
  readonly position: string;
  readonly live: boolean;
  /** JSON of the document, without the fields that are stored separately. */
  readonly text?: string;
  /** Comparable values of the declared fields. */
  readonly values?: Readonly<Record<string, number | string>>;
  /** Folded texts of the searchable fields. */
  readonly search?: readonly string[];
}

export const collectionName = (buildKey: string, name: string): string => `read-models.${buildKey}.${name}`;

export const toPath = (field: string): string => (field === 'id' ? '_id' : `values.${field}`);

/** Returns an index of values and ids for each field: it serves filters, and pages sorted in both directions. */
export function toIndexes({ fields, withoutIndex = [] }: port.CollectionDefinition): Record<string, 1>[] {
  const indexed = Object.keys(fields).filter((field) => field !== 'id' && !withoutIndex.includes(field));
  return [
    { live: 1, _id: 1 },
    ...indexed.map((field) => ({ live: 1 as const, [toPath(field)]: 1 as const, _id: 1 as const })),
  ];
}

/** Returns the record of a document, or of a removed one. @throws TypeError for an id or value of an undeclared kind */
export function toRecord(
  definition: port.CollectionDefinition,
  id: port.DocumentId,
  position: Position,
  document: port.Document | undefined,
): StoredRecord {
  if (document === undefined) return { _id: id, position, live: false };
  if (!port.isIdOf(definition, id)) throw new TypeError(`${String(id)} cannot be an id in ${definition.name}`);
  const values: Record<string, number | string> = {};
  for (const field of Object.keys(definition.fields)) {
    const value = fieldValue(document, field, fieldKind(definition, field));
    if (value !== null) values[field] = value;
  }
  return {
    _id: id,
    position,
    live: true,
    text: port.toJson(document, port.listSeparateFields(definition)),
    values,
    ...(definition.search && { search: searchTexts(document, definition) }),
  };
}

/** @throws SyntaxError for the record of a removed document */
export function toText(
  definition: port.CollectionDefinition,
  { _id, text = '', values = {} }: StoredRecord,
): port.DocumentText {
  const separate = port.listSeparateFields(definition).filter((field) => Object.hasOwn(values, field));
  return { id: _id, text, values: Object.fromEntries(separate.map((field) => [field, values[field]])) };
}

/** Returns the update of the changed fields. */
export function toUpdate(before: StoredRecord, after: StoredRecord): UpdateFilter<StoredRecord> {
  const { position, live } = after;
  if (!live) return { $set: { position, live }, $unset: { text: '', values: '', search: '' } };
  const document: port.Document = { ...before };
  const changed = Object.entries(after).filter(([key, value]) => !isDeepStrictEqual(value, document[key]));
  return { $set: Object.fromEntries(changed) };
}
