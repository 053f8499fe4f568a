import type { CollectionLayout } from '../collection-layout.js';
import type { SqlValue } from '../sql.js';

/** So many letters narrow a search enough; of longer ones the literal check decides. */
const LETTERS_IN_INDEX = 64;

/** SQLite's text functions stop at NUL, so that stored and sought texts carry the replacement character in its place. */
export const storable = (text: string): string => text.replaceAll('\0', '\ufffd');

/** A substring search as SQL: through the trigram index, or by a literal look at the text. */
export interface SearchTerm {
  /** Full-text expression that all finds match; undefined for a text too short to have a trigram. */
  readonly trigrams: string | undefined;
  /** Whether all that match the expression are finds. */
  readonly exact: boolean;
  /** Literal check on the texts table `t`. */
  readonly literal: string;
  readonly literalValues: readonly SqlValue[];
}

export function toSearchTerm(layout: CollectionLayout, folded: string): SearchTerm {
  const sought = storable(folded);
  const letters = [...sought];
  return {
    trigrams: letters.length < 3 ? undefined : phrase(letters.slice(0, LETTERS_IN_INDEX).join('')),
    exact: letters.length <= LETTERS_IN_INDEX,
    literal: `(${layout.searchColumns.map((field) => `instr(t.${layout.column(field)}, ?)`).join(' OR ')})`,
    literalValues: layout.searchColumns.map(() => sought),
  };
}

/** Trigrams one after the other are the text itself. */
const phrase = (text: string): string => `"${text.replaceAll('"', '""')}"`;
