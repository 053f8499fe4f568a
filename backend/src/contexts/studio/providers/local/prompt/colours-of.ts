import { pictogramsAt } from '../pictograms/dictionary.js';
import { OWN_COLOURS } from '../pictograms/own-colours.js';
import * as say from './vocabulary.js';

/** Words that may stand between a colour and what has it. */
const COLOUR_REACH = 2;

/** What has a colour by itself is not tinted by it. */
export const tinted = (name: string, word: string | undefined): { colour?: string } => {
  const colour =
    word === undefined || OWN_COLOURS[word]?.split(',').includes(name) ? undefined : say.COLOUR_WORDS[word];
  return colour === undefined ? {} : { colour };
};

export function colourBefore(words: readonly string[], at: number): string | undefined {
  const before = words.slice(Math.max(0, at - COLOUR_REACH), at).toReversed();
  for (const word of before) {
    if (Object.hasOwn(say.COLOUR_WORDS, word)) return word;
    if (pictogramsAt([word], 0) !== undefined || word === 'and' || word === 'with') return undefined;
  }
  return undefined;
}
