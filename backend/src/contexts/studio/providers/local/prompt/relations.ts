import { numberIn } from './counts.js';
import { QUALITIES } from './qualities.js';
import { isSize } from './sizes.js';
import { COLOUR_WORDS } from './colours-of.js';

const SPOKEN = ['held', 'below', 'above', 'front', 'back', 'next', 'between'] as const;
type SpokenRelation = (typeof SPOKEN)[number];

export type Relation = SpokenRelation | 'over' | 'bearing' | 'inside' | 'worn' | 'head' | 'shoulder' | 'beside';

const WORDS: Readonly<Record<SpokenRelation, ReadonlySet<string>>> = {
  held: new Set(
    (
      'holding,hold,carrying,carry,eating,eat,drinking,drink,playing,play,licking,biting,catching,catch,throwing,waving,hugging,using,serving,sipping,enjoying,lifting,taking,giving,offering,wielding,swinging,' +
      'making,make,building,build,stirring,mixing,watering,pulling,pushing,stealing,sharing,share,feeding,petting,rescuing,saving,washing,fixing,repairing,opening,unwrapping,selling,buying,finding,find,combing,brushing,kicking,' +
      'hitting,dropping,bringing,delivering,planting,picking,cutting,chopping,slicing,frying,grilling,pouring,tasting,chewing,spinning,rolling,hunting,looking for,searching for,decorating,collecting,cleaning,showing,' +
      'blowing,munching,devouring,tossing,winning,receiving,sewing,carving,folding,ironing,balancing,breathing,spitting,milking,casting'
    ).split(','),
  ),
  below: new Set(
    'riding,ride,driving,drive,steering,sitting on,standing on,atop,on top,surfing on,sleeping on,lying on,jumping on,aboard,flying in,inside,jumping over,leaping over,hopping over,flying over,perched on,sit on,standing in,sitting in,floating on,relaxing in,relaxing on,napping on,napping in,dancing on,balancing on,rowing'.split(
      ',',
    ),
  ),
  above: new Set('under,beneath,underneath,below'.split(',')),
  // Marcel behind a thing has it in front of him.
  front: new Set(['behind']),
  back: new Set(['in front']),
  next: new Set('next to,beside,alongside'.split(',')),
  between: new Set(['between']),
};

export const RELATION_TERMS: readonly string[] = Object.values(WORDS).flatMap((terms) => [...terms]);

export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'his', 'her', 'its', 'their']);

const FILLERS: ReadonlySet<string> = new Set([
  ...ARTICLES,
  ...'my,your,some,of,slice,piece,pile,branch,cup,glass,bowl,old,new,hot,cold'.split(','),
]);

export const isFiller = (word: string): boolean =>
  FILLERS.has(word) ||
  QUALITIES.has(word) ||
  isSize(word) ||
  Object.hasOwn(COLOUR_WORDS, word) ||
  numberIn(word) !== undefined;

/** Returns the index of the last word before another one, skipping articles, numbers and colors. */
export function tieAt(words: readonly string[], at: number): number {
  let place = at - 1;
  while (place >= 0 && isFiller(words[place] ?? '')) place -= 1;
  return place;
}

export const tieBefore = (words: readonly string[], at: number): string => words[tieAt(words, at)] ?? '';

export function relationBefore(words: readonly string[], at: number): Relation {
  const place = tieAt(words, at);
  const [one, two, three] = [1, 2, 3].map((length) =>
    words.slice(Math.max(0, place + 1 - length), place + 1).join(' '),
  );
  for (const relation of SPOKEN)
    if ([one, two, three].some((term) => term !== undefined && WORDS[relation].has(term))) return relation;
  return 'beside';
}
