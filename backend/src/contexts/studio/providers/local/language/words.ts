import { LRUCache } from 'lru-cache';
import pluralize from 'pluralize';
import { transliterate } from 'transliteration';

/** Returns the words of a text in lower case, each in the singular. */
export const wordsOf = (text: string): readonly string[] => spelledIn(text).map(singular);

/** Returns the words of a text in lower case, as they are spelled. */
export const spelledIn = (text: string): readonly string[] =>
  transliterate(text)
    .toLowerCase()
    .replace(/\b([2-9]0)'?s\b/g, (_, decade: string) => DECADES[decade] ?? decade)
    .match(/[a-z0-9]+/g) ?? [];

/** Decades are no numbers: "the 50s" is not 50. */
const DECADES: Readonly<Record<string, string>> = {
  ...{ '20': 'twenties', '30': 'thirties', '40': 'forties', '50': 'fifties' },
  ...{ '60': 'sixties', '70': 'seventies', '80': 'eighties', '90': 'nineties' },
};

/** Words that are no plural of another word, though they end like one. */
const KEPT: ReadonlySet<string> = new Set([
  'glasses',
  'his',
  'its',
  'us',
  'as',
  'does',
  'ski',
  ...Object.values(DECADES),
]);

const singulars = new LRUCache<string, string>({ max: 8000, memoMethod: singularOf });

export const singular = (word: string): string => singulars.memo(word);

/** Keeps both candidates: 'cookies' may be the plural of 'cookie' or of 'cooky'. */
function singularOf(word: string): string {
  if (KEPT.has(word) || word.length < 3) return word;
  return pluralize.singular(word).replace(/(?<=...)ie$/, 'y');
}

const parsed = new Map<string, readonly string[]>();

/** Splits a list of terms once, since the vocabulary is constant. */
function termsIn(terms: string): readonly string[] {
  const known = parsed.get(terms) ?? terms.split(',').map((term) => wordsOf(term).join(' '));
  parsed.set(terms, known);
  return known;
}

/** Returns the names whose terms are mentioned, in order of mention; of two that begin together, the longer one first. */
export function mentioned<Name extends string>(
  words: readonly string[],
  vocabulary: Readonly<Partial<Record<Name, string>>>,
): { readonly name: Name; readonly at: number; readonly length: number }[] {
  const found: { readonly name: Name; readonly at: number; readonly length: number }[] = [];
  for (const name in vocabulary) {
    const terms = termsIn(vocabulary[name] ?? '').map((term) => term.split(' '));
    for (let at = 0; at < words.length; at += 1) {
      const lengths = terms.filter((term) => term.every((word, offset) => words[at + offset] === word));
      const length = Math.max(0, ...lengths.map((term) => term.length));
      if (length === 0) continue;
      found.push({ name, at, length });
      break;
    }
  }
  return found.toSorted((one, other) => one.at - other.at || other.length - one.length);
}
