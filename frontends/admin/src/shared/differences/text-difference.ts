import { diffWordsWithSpace } from 'diff';

/** A run of a text, and whether the other text has it too. */
export interface Run {
  text: string;
  differs: boolean;
}

/** Words as the reader's language has them: those of Chinese and Japanese stand without spaces between them. */
const WORDS = { intlSegmenter: new Intl.Segmenter(undefined, { granularity: 'word' }) };

/** Two texts as runs, in which the words that only one of them has are marked. */
export function textDifference(before: string, after: string): { before: Run[]; after: Run[] } {
  const changes = diffWordsWithSpace(before, after, WORDS);
  const without = (other: 'added' | 'removed', own: 'added' | 'removed') =>
    changes.filter((change) => !change[other]).map((change) => ({ text: change.value, differs: change[own] }));
  return { before: without('added', 'removed'), after: without('removed', 'added') };
}
