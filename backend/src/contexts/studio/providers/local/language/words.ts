import { transliterate } from 'transliteration';

/** The words of a prompt as they are looked up: in small ASCII letters, plurals without their ending. */
export function wordsOf(prompt: string): readonly string[] {
  const words =
    transliterate(prompt)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.map(singular);
}

function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
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

/** The names whose terms are mentioned, in the order of their mention. */
export function mentioned<Name extends string>(
  words: readonly string[],
  vocabulary: Readonly<Partial<Record<Name, string>>>,
): { readonly name: Name; readonly at: number }[] {
  const found: { readonly name: Name; readonly at: number }[] = [];
  for (const name in vocabulary) {
    const at = firstMention(words, vocabulary[name] ?? '');
    if (at >= 0) found.push({ name, at });
  }
  return found.sort((one, other) => one.at - other.at);
}
