import { LRUCache } from 'lru-cache';
import pluralize from 'pluralize';
import { transliterate } from 'transliteration';

export function wordsOf(prompt: string): readonly string[] {
  return spelledIn(prompt).map(singular);
}

const spelledIn = (prompt: string): readonly string[] =>
  transliterate(prompt)
    .toLowerCase()
    .replace(/\b([2-9]0)'?s\b/g, (_, decade: string) => DECADES[decade] ?? decade)
    .match(/[a-z0-9]+/g) ?? [];

/** Decades are no numbers: "the 50s" is not 50. */
const DECADES: Readonly<Record<string, string>> = {
  '20': 'twenties',
  '30': 'thirties',
  '40': 'forties',
  '50': 'fifties',
  '60': 'sixties',
  '70': 'seventies',
  '80': 'eighties',
  '90': 'nineties',
};

export function pluralsIn(prompt: string): ReadonlySet<string> {
  return new Set(
    spelledIn(prompt)
      .filter((word) => singular(word) !== word)
      .map(singular),
  );
}

/** Words that are no plural of another word, though they end like one. */
const KEPT: ReadonlySet<string> = new Set(['glasses', 'his', 'its', 'us', 'as', 'does', ...Object.values(DECADES)]);

const singulars = new LRUCache<string, string>({ max: 8000, memoMethod: singularOf });

const singular = (word: string): string => singulars.memo(word);

/** Keeps both candidates: 'cookies' may be the plural of 'cookie' or of 'cooky'. */
function singularOf(word: string): string {
  if (KEPT.has(word) || word.length < 3) return word;
  return pluralize.singular(word).replace(/(?<=...)ie$/, 'y');
}

type Terms = ReadonlyMap<string, readonly (readonly string[])[]>;

const parsed = new Map<string, Terms>();

/** Parses a list of terms once, since the vocabulary is constant. */
function termsIn(terms: string): Terms {
  const known = parsed.get(terms);
  if (known !== undefined) return known;
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const term of terms.split(',').map((one) => wordsOf(one))) {
    const [first] = term;
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), term]);
  }
  parsed.set(terms, byFirst);
  return byFirst;
}

export const firstMention = (words: readonly string[], terms: string): number =>
  words.findIndex((_, at) => termAt(words, at, terms) > 0);

export const termAt = (words: readonly string[], at: number, terms: string): number =>
  Math.max(
    0,
    ...(termsIn(terms).get(words[at] ?? '') ?? []).map((term) =>
      term.every((word, offset) => words[at + offset] === word) ? term.length : 0,
    ),
  );

/** Returns the names whose terms are mentioned, in order of mention; of two that begin together, the longer one first. */
export function mentioned<Name extends string>(
  words: readonly string[],
  vocabulary: Readonly<Partial<Record<Name, string>>>,
): { readonly name: Name; readonly at: number }[] {
  const found: { readonly name: Name; readonly at: number; readonly length: number }[] = [];
  for (const name in vocabulary) {
    const terms = vocabulary[name] ?? '';
    const at = firstMention(words, terms);
    if (at >= 0) found.push({ name, at, length: termAt(words, at, terms) });
  }
  return found.sort((one, other) => one.at - other.at || other.length - one.length);
}

export function* stepsThrough(
  words: readonly string[],
  lengthAt: (at: number) => number,
): Generator<{ readonly at: number; readonly length: number }> {
  for (let at = 0; at < words.length;) {
    const length = lengthAt(at);
    yield { at, length };
    at += Math.max(1, length);
  }
}

export const without = (words: readonly string[], terms: string): readonly string[] =>
  [...stepsThrough(words, (at) => termAt(words, at, terms))].flatMap(({ at, length }) =>
    length === 0 ? (words[at] ?? '') : [],
  );

export const emptiedAt = (words: readonly string[], places: ReadonlySet<number | undefined>): readonly string[] =>
  words.map((word, at) => (places.has(at) ? '' : word));
