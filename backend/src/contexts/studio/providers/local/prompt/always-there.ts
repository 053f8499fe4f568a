import { termAt } from '../language/words.js';
import type { PlaceName } from '../places/places.js';
import * as say from './vocabulary.js';

/** Parts of others, which are drawn with them. */
const PARTS = 'window,door,wheel,leaf,roof,wing,chimney';

const GREEN = 'tree,flower,grass';

/** What places have by themselves. */
const OF_PLACES: Readonly<Partial<Record<PlaceName, string>>> = {
  meadow: GREEN,
  garden: GREEN,
  castle: GREEN,
  forest: 'tree',
  jungle: 'tree',
  lake: 'tree,water',
  autumnPark: 'tree',
  beach: 'palm,palm tree,sand,water',
  room: 'window',
  city: 'house,building',
};

/** Whether words name what cannot be left out of a picture, though they deny it: him, a part of something, what a place consists of. */
export const isAlwaysThere = (words: readonly string[], at: number, place: PlaceName, things: number): boolean =>
  [say.HIMSELF, things > 0 ? PARTS : '', OF_PLACES[place] ?? ''].some((terms) => termAt(words, at, terms) > 0);
