import { transliterate } from 'transliteration';

/** The words of a prompt as they are looked up: in small ASCII letters, plurals without their ending. */
export function wordsOf(prompt: string): readonly string[] {
  return spelledIn(prompt).map(singular);
}

const spelledIn = (prompt: string): readonly string[] =>
  transliterate(prompt)
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/** One octopus, one tennis, one rhinoceros. */
const ENDS_LIKE_PLURAL = /(?:us|is|ceros)$/;

/** Words of a prompt that stand in the plural, as they are looked up. */
export function pluralsIn(prompt: string): ReadonlySet<string> {
  const all = spelledIn(prompt);
  return new Set(all.filter((word) => singular(word) !== word && !ENDS_LIKE_PLURAL.test(word)).map(singular));
}

/** One pair of them, and something else than one of them. */
const PAIRS: ReadonlySet<string> = new Set(['glasses']);

function singular(word: string): string {
  if (PAIRS.has(word)) return word;
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.length > 4 && /ies?$/.test(word)) return word.replace(/ies?$/, 'y');
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

const parsed = new Map<string, readonly (readonly string[])[]>();

/** The vocabulary never changes, so that it is taken apart once. */
function termsIn(terms: string): readonly (readonly string[])[] {
  const known = parsed.get(terms) ?? terms.split(',').map((term) => wordsOf(term));
  parsed.set(terms, known);
  return known;
}

/** Where one of several terms, separated by commas, first stands among words; -1 when none does. */
export function firstMention(words: readonly string[], terms: string): number {
  const found = termsIn(terms)
    .map((term) => words.findIndex((_, at) => term.every((word, offset) => words[at + offset] === word)))
    .filter((at) => at >= 0);
  return found.length === 0 ? -1 : Math.min(...found);
}

/** How many words at a place are one of several terms; 0 when they are none. */
export const termAt = (words: readonly string[], at: number, terms: string): number =>
  Math.max(
    0,
    ...termsIn(terms).map((term) => (term.every((word, offset) => words[at + offset] === word) ? term.length : 0)),
  );

/** The names whose terms are mentioned, in the order of their mention; of two that begin together the longer goes before. */
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

/** The words with those left out that are one of several terms. */
export function without(words: readonly string[], terms: string): readonly string[] {
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = termAt(words, at, terms);
    if (length === 0) rest.push(words[at] ?? '');
    at += Math.max(1, length);
  }
  return rest;
}
