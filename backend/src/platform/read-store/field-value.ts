import { foldText, plainText } from './plain-text.js';
import type { CollectionDefinition, Document, FieldKind, FieldValue } from './read-store.js';

const NUMBER = /\d+/g;
const DIGITS = 10;

/** A separator that sorts before every text. */
const BEFORE_ALL = '\u0001';

export function indexText(text: string): string {
  const folded = foldText(text);
  const plain = plainText(text).replace(NUMBER, (digits) => digits.padStart(DIGITS, '0'));
  return plain === folded ? folded : plain + BEFORE_ALL + folded;
}

/** Returns the comparable value of a declared field. @throws TypeError for a value of another kind */
export function fieldValue(document: Document, field: string, kind: FieldKind): FieldValue {
  const value = Object.hasOwn(document, field) ? (document[field] ?? null) : null;
  if (value === null) return null;
  if (kind === 'number' && typeof value === 'number' && Number.isFinite(value)) return value;
  if (kind !== 'number' && typeof value === 'string') return comparableText(value, kind);
  throw new TypeError(
    `Field ${field} of document ${String(document.id)} must be a ${kind === 'number' ? kind : 'text'}`,
  );
}

export function comparableText(text: string, kind: Exclude<FieldKind, 'number'>): string {
  if (kind === 'text') return text;
  return kind === 'folded' ? foldText(text) : indexText(text);
}

export function searchTexts(document: Document, { search = [] }: CollectionDefinition): string[] {
  return search.map((field) => plainText(String(fieldValue(document, field, 'text') ?? '')));
}
