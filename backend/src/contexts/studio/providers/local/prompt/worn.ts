import { termAt } from '../language/words.js';

/** The part of his outfit that Marcel goes without, because somebody else wears it. */
type Instead = 'hat' | 'glasses' | 'clothes';

interface Worn {
  readonly terms: string;
  readonly instead: Instead;
}

export const WORN: Readonly<Record<string, Worn>> = {
  crown: { terms: 'crown', instead: 'hat' },
  'top-hat': { terms: 'hat,top hat', instead: 'hat' },
  'billed-cap': { terms: 'cap,baseball cap', instead: 'hat' },
  'graduation-cap': { terms: 'graduation cap', instead: 'hat' },
  headphone: { terms: 'headphone,headset', instead: 'hat' },
  'womans-hat': { terms: 'sun hat,straw hat,sombrero,cowboy hat,party hat', instead: 'hat' },
  scarf: { terms: 'scarf', instead: 'clothes' },
  necktie: { terms: 'tie,necktie', instead: 'clothes' },
  ribbon: { terms: 'bow,bow tie,ribbon', instead: 'clothes' },
  sunglasses: { terms: 'sunglass', instead: 'glasses' },
  glasses: { terms: 'glasses,spectacle', instead: 'glasses' },
};

export function wornAt(
  words: readonly string[],
  at: number,
): { readonly name: string; readonly length: number } | undefined {
  const found = Object.entries(WORN).map(([name, { terms }]) => ({ name, length: termAt(words, at, terms) }));
  const [longest] = found.toSorted((one, other) => other.length - one.length);
  return longest === undefined || longest.length === 0 ? undefined : longest;
}
