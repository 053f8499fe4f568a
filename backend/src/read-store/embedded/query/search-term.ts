import type { CollectionLayout } from '../collection-layout.js';
import type { SqlValue } from '../sql.js';

/** More than these narrow a search no further; the literal check decides anyway. */
const MAX_TRIGRAMS = 32;

/** SQLite's text functions stop at NUL, so that stored and sought texts carry the replacement character in its place. */
export const storable = (text: string): string => text.replaceAll('\0', '\ufffd');

/** A substring search as SQL: candidates by their trigrams, then a literal look at the text. */
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
  const trigrams = trigramsOf(sought);
  return {
    trigrams: trigrams.length === 0 ? undefined : trigrams.map(quoted).join(' AND '),
    exact: [...sought].length === 3,
    literal: `(${layout.searchColumns.map((field) => `instr(t.${layout.column(field)}, ?)`).join(' OR ')})`,
    literalValues: layout.searchColumns.map(() => sought),
  };
}

function trigramsOf(text: string): string[] {
  const letters = [...text];
  const all = letters.slice(2).map((last, index) => `${letters[index]}${letters[index + 1]}${last}`);
  return [...new Set(all)].slice(0, MAX_TRIGRAMS);
}

const quoted = (trigram: string): string => `"${trigram.replaceAll('"', '""')}"`;
