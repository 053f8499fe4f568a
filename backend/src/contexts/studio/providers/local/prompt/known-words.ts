import { LISTS, pictogramsAt } from '../pictograms/dictionary.js';
import { termAt, wordsOf } from '../language/words.js';
import { COLOUR_WORDS } from './colours-of.js';
import { NUMBERS } from './counts.js';
import { RELATION_TERMS } from './relations.js';
import * as say from './vocabulary.js';

const VOCABULARIES = [
  say.PLACE_WORDS,
  say.PLACE_HINTS,
  say.HOUR_WORDS,
  say.WEATHER_WORDS,
  say.PROP_WORDS,
  say.HAT_WORDS,
  say.GLASSES_WORDS,
  say.CLOTHES_WORDS,
  say.POSTURE_WORDS,
  say.STYLE_WORDS,
  ...Object.values(LISTS),
];

export const meantAt = (words: readonly string[], at: number): number =>
  Math.max(
    pictogramsAt(words, at)?.length ?? 0,
    ...VOCABULARIES.flatMap((vocabulary) => Object.values(vocabulary)).map((terms) => termAt(words, at, terms)),
    termAt(words, at, say.HIMSELF),
  );

let known: ReadonlySet<string> | undefined;

export function knownWords(): ReadonlySet<string> {
  known ??= new Set(
    [
      ...VOCABULARIES.flatMap((vocabulary) => Object.values(vocabulary)),
      ...RELATION_TERMS,
      ...Object.keys(COLOUR_WORDS),
      ...Object.keys(NUMBERS),
      ...Object.values(say.MOOD_WORDS),
      say.TWINS,
      say.HIMSELF,
    ].flatMap((terms) => wordsOf(terms)),
  );
  return known;
}
