import type { CollectionLayout } from '../collection-layout.js';
import type { SqlValue } from '../sql.js';

const LETTERS_OF_TRIGRAM = 3;

const LETTERS_IN_INDEX = 64;

/** SQLite's text functions stop at NUL, so that stored and sought texts carry the replacement character in its place. */
export const storable = (text: string): string => text.replaceAll('\0', '\ufffd');

export interface SearchTerm {
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
    trigrams: indexed.length === 0 ? undefined : indexed.map(phrase).join(' AND '),
    exact: letters.every(({ length }) => length >= LETTERS_OF_TRIGRAM && length <= LETTERS_IN_INDEX),
    literal: sought.map(() => inAny).join(' AND '),
    literalValues: sought.flatMap((text) => layout.searchColumns.map(() => text)),
  };
}

/** Trigrams one after the other are the text itself. */
const phrase = (letters: readonly string[]): string =>
  `"${letters.slice(0, LETTERS_IN_INDEX).join('').replaceAll('"', '""')}"`;
