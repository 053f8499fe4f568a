import { drawnAt } from './drawn-at.js';
import { meantAt } from './known-words.js';
import { isFiller } from './relations.js';

const NEGATIONS: ReadonlySet<string> = new Set(['no', 'without', 'not', 'neither', 'nor']);

const isBetween = (word: string): boolean => word === 'any' || isFiller(word);

/** Returns the indexes of negated words and of the words that negate them. */
export function deniedIn(words: readonly string[]): ReadonlySet<number> {
  const denied = new Set<number>();
  for (const [at, word] of words.entries()) {
    if (!NEGATIONS.has(word)) continue;
    let place = at + 1;
    while (isBetween(words[place] ?? '-')) place += 1;
    const length = meantAt(words, place);
    for (let gone = at; length > 0 && gone < place + length; gone += 1) denied.add(gone);
  }
  return denied;
}

/** Returns the names at the given places, which no other rule may draw: a birthday without a cake. */
export const namesAt = (words: readonly string[], places: ReadonlySet<number>): string[] =>
  [...places].flatMap((at) => drawnAt(words, at).drawn.map(({ drawn }) => drawn.name));
