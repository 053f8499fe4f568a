import { applyChange } from '../../apply-change.js';
import type { PositionedChange } from '../../change.js';
import type { DocumentId } from '../../collection.js';
import type { CollectionLayout } from '../collection-layout.js';
import { toSearchEntry, type SearchEntry } from '../search-entries.js';
import { changedFields, toRecord, type StoredRecord } from '../stored-record.js';

export interface DocumentChange {
  readonly before: StoredRecord | undefined;
  readonly after: StoredRecord;
  readonly fields: readonly string[] | undefined;
  /** Undefined when searches are not concerned. */
  readonly entry: SearchEntry | undefined;
}

/**
 * Folds changes onto a record, without those that it has taken in before. Undefined when nothing comes of it. What is made
 * and removed at once leaves its mark too: a late writer, which has seen the making only, must find it.
 * @throws TypeError for a document that the collection cannot hold
 */
export function toDocumentChange(
  layout: CollectionLayout,
  id: DocumentId,
  before: StoredRecord | undefined,
  changes: readonly PositionedChange[],
): DocumentChange | undefined {
  const fresh = changes.filter(({ position }) => position > (before?.position ?? ''));
  const last = fresh.at(-1);
  if (last === undefined) return undefined;
  const folded = fresh.reduce((document, { change }) => applyChange(document, change), before?.document);
  const after = toRecord(layout.definition, id, last.position, folded);
  const wasMade = fresh.some(({ change }) => change.kind === 'put');
  if (before?.document === undefined && after.document === undefined && !wasMade) return undefined;
  const fields = before?.document && after.document && changedFields(before.document, after.document);
  if (fields?.length === 0) return undefined;
  return { before, after, fields, entry: layout.concernsSearch(fields) ? toSearchEntry(layout, after) : undefined };
}
