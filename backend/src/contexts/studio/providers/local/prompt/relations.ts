import { numberIn } from './counts.js';
import { COLOUR_WORDS } from './vocabulary.js';

/** Where a thing is to Marcel: in his paws, below him, above him, or just there. */
export type Relation = 'held' | 'below' | 'above' | 'beside';

const WORDS: Readonly<Record<Exclude<Relation, 'beside'>, ReadonlySet<string>>> = {
  held: new Set(
    'holding,hold,carrying,carry,eating,eat,drinking,drink,playing,play,licking,biting,catching,catch,throwing,waving,hugging,using,serving,sipping,enjoying,lifting,taking,giving,offering,wielding,swinging'.split(
      ',',
    ),
  ),
  below: new Set(
    'riding,ride,rides,driving,drive,steering,sitting on,standing on,atop,on top of,surfing on,sleeping on,lying on,jumping on,aboard,flying in,inside'.split(
      ',',
    ),
  ),
  above: new Set('under,beneath,underneath,below'.split(',')),
};

/** Whatever tells of a relation. */
export const RELATION_TERMS: readonly string[] = Object.values(WORDS).flatMap((terms) => [...terms]);

/** Words that may stand before a thing, besides numbers and colours. */
const FILLERS: ReadonlySet<string> = new Set(
  'a,an,the,his,her,some,big,huge,giant,small,little,tiny,of,slice,piece,cup,glass,bowl,old,new,hot,cold,delicious,tasty'.split(
    ',',
  ),
);

const isFiller = (word: string): boolean =>
  FILLERS.has(word) || Object.hasOwn(COLOUR_WORDS, word) || numberIn(word) !== undefined;

/** How the words before a place connect what stands there with Marcel. */
export function relationBefore(words: readonly string[], at: number): Relation {
  let place = at - 1;
  while (place >= 0 && isFiller(words[place] ?? '')) place -= 1;
  const [one, two, three] = [1, 2, 3].map((length) =>
    words.slice(Math.max(0, place + 1 - length), place + 1).join(' '),
  );
  for (const relation of ['held', 'below', 'above'] as const)
    if ([one, two, three].some((term) => term !== undefined && WORDS[relation].has(term))) return relation;
  return 'beside';
}
