import type { CollectionDefinition, Document, FieldKind } from './collection.js';
import { foldText } from './fold-text.js';
import { indexText } from './index-text.js';
import { plainText } from './plain-text.js';

/** What a field is compared by; null when the document has no value. */
export type FieldValue = number | string | null;

/** The comparable value of a declared field. @throws TypeError for a value of another kind */
export function fieldValue(document: Document, field: string, kind: FieldKind): FieldValue {
  const value = Object.hasOwn(document, field) ? (document[field] ?? null) : null;
  if (value === null) return null;
  if (kind === 'number' && typeof value === 'number' && Number.isFinite(value)) return value;
  if (kind !== 'number' && typeof value === 'string') return comparableText(value, kind);
  throw new TypeError(
    `Field ${field} of document ${String(document.id)} must be a ${kind === 'number' ? kind : 'text'}`,
  );
}

/** What a text is compared by in a field of that kind. */
export function comparableText(text: string, kind: Exclude<FieldKind, 'number'>): string {
  if (kind === 'text') return text;
  return kind === 'folded' ? foldText(text) : indexText(text);
}

/** The texts that `search` looks into, in the order declared; empty for a missing one. */
export function searchTexts(document: Document, { search = [] }: CollectionDefinition): string[] {
  return search.map((field) => plainText(String(fieldValue(document, field, 'text') ?? '')));
}
