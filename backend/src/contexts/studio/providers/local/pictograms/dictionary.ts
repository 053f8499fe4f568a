import { wordsOf } from '../language/words.js';
import { BEHIND } from './behind.js';
import { IN_AIR } from './in-air.js';
import { ON_GROUND } from './on-ground/on-ground.js';

export interface Pictogram {
  readonly name: string;
  readonly where: 'ground' | 'air' | 'behind';
}

export const LISTS = { ground: ON_GROUND, air: IN_AIR, behind: BEHIND } as const;

/** The most words that one term has. */
const LONGEST = 4;

let dictionary: ReadonlyMap<string, readonly Pictogram[]> | undefined;

function made(): ReadonlyMap<string, readonly Pictogram[]> {
  const meant = new Map<string, Pictogram[]>();
  for (const where of ['ground', 'air', 'behind'] as const)
    for (const [name, terms] of Object.entries(LISTS[where]))
      for (const term of new Set(terms.split(',').map((one) => wordsOf(one).join(' '))))
        meant.set(term, [...(meant.get(term) ?? []), { name, where }]);
  return meant;
}

export interface Mention {
  readonly pictograms: readonly Pictogram[];
  /** How many words name it. */
  readonly length: number;
}

/** What the words from a place on name; the longest term wins. */
export function pictogramsAt(words: readonly string[], at: number): Mention | undefined {
  dictionary ??= made();
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const pictograms = dictionary.get(words.slice(at, at + length).join(' '));
    if (pictograms !== undefined) return { pictograms, length };
  }
  return undefined;
}
