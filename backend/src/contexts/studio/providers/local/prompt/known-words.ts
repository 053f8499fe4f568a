import { LISTS } from '../pictograms/dictionary.js';
import { wordsOf } from '../language/words.js';
import { NUMBERS } from './counts.js';
import { RELATION_TERMS } from './relations.js';
import * as say from './vocabulary.js';

const VOCABULARIES = [
  say.PLACE_WORDS,
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

let known: ReadonlySet<string> | undefined;

/** Every word that means something to the painter, alone or with others. */
export function knownWords(): ReadonlySet<string> {
  known ??= new Set(
    [
      ...VOCABULARIES.flatMap((vocabulary) => Object.values(vocabulary)),
      ...RELATION_TERMS,
      ...Object.keys(say.COLOUR_WORDS),
      ...Object.keys(NUMBERS),
      say.SAD_WORDS,
      say.SURPRISED_WORDS,
      say.CALM_WORDS,
      say.HIMSELF,
    ].flatMap((terms) => wordsOf(terms)),
  );
  return known;
}
