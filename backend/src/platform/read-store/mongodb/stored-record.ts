import * as z from 'zod/mini';
import { isDeepStrictEqual } from 'node:util';
import type { UpdateFilter, AnyBulkWriteOperation, Document as MongoDocument, Filter } from 'mongodb';
import type { Position } from '../../event-store/event-store.js';
import { isFolded, type CollectionDefinition, type Document, type DocumentId } from '../read-store.js';
import { fieldValue } from '../field-value.js';
import { kindOf } from '../prepared-query.js';

export function bulkUpdate<Stored extends MongoDocument & { _id: unknown }>(
  filter: Filter<Stored> & Pick<Stored, '_id'>,
  update: UpdateFilter<Stored>,
  { upsert = false } = {},
): AnyBulkWriteOperation<Stored> {
  return { updateMany: { filter, update, upsert } };
}

/** A document as it is stored. One that was removed leaves its position behind, so that no late writer brings it back. */
export const StoredRecord = z.object({
  _id: z.union([z.number(), z.string()]),
  position: z.string(),
  live: z.boolean(),
  document: z.optional(z.record(z.string(), z.unknown())),
  folded: z.optional(z.record(z.string(), z.string())),
});
export type StoredRecord = z.infer<typeof StoredRecord>;

/** The documents of records that the server gave. @throws ZodError for what is no record */
export function documentsOf(records: readonly unknown[]): Document[] {
  return records.flatMap((record) => {
    const { document } = StoredRecord.parse(record);
    return document === undefined ? [] : [document];
  });
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
  const stored = withoutUndefined(document);
  return { _id: id, position, live: true, document: stored, folded: foldedCopies(definition, stored) };
}

export const isIdOf = ({ id: kind }: CollectionDefinition, id: DocumentId): boolean =>
  kind === 'number' ? Number.isSafeInteger(id) : typeof id === 'string';

export function changedFields(before: Document, after: Document): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

/** The update that makes one record of another: of a document that stays, only what changed. */
export function updateOf(before: StoredRecord, after: StoredRecord): UpdateFilter<StoredRecord> {
  const { position, live, document, folded } = after;
  if (document === undefined) return { $set: { position, live }, $unset: { document: '', folded: '' } };
  if (before.document === undefined) return { $set: { position, live, document, folded } };
  const changes = [
    ...changesUnder('document', before.document, document),
    ...changesUnder('folded', before.folded ?? {}, folded ?? {}),
  ];
  const gone = changes.filter(([, value]) => value === undefined).map(([path]): [string, ''] => [path, '']);
  const set = changes.filter(([, value]) => value !== undefined);
  return {
    $set: { position, ...Object.fromEntries(set) },
    ...(gone.length > 0 && { $unset: Object.fromEntries(gone) }),
  };
}

function changesUnder(part: string, before: Document, after: Document): [string, unknown][] {
  return changedFields(before, after).map((name) => [`${part}.${name}`, after[name]]);
}

function foldedCopies(definition: CollectionDefinition, document: Document): Record<string, string> {
  const values = Object.keys(definition.fields).map((field) => {
    const kind = kindOf(definition, field);
    return { field, kind, value: fieldValue(document, field, kind) };
  });
  return Object.fromEntries(
    values.flatMap(({ field, kind, value }) => (isFolded(kind) && typeof value === 'string' ? [[field, value]] : [])),
  );
}

const withoutUndefined = (document: Document): Document =>
  Object.fromEntries(Object.entries(document).filter(([, value]) => value !== undefined));
