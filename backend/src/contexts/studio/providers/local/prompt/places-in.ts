import type { PlaceName } from '../places/places.js';
import type { Thing } from './thing.js';
import { stepsThrough, termAt } from '../language/words.js';
import * as say from './vocabulary.js';

type Landmark = Pick<Thing, 'where' | 'count'> & { readonly name: string };

const LANDMARKS: Readonly<Partial<Record<PlaceName, Landmark>>> = {
  castle: { name: 'castle', where: 'behind', count: 1 },
  city: { name: 'cityscape', where: 'behind', count: 1 },
  mountains: { name: 'snow-capped-mountain', where: 'behind', count: 2 },
  forest: { name: 'evergreen-tree', where: 'behind', count: 3 },
  beach: { name: 'beach-with-umbrella', where: 'behind', count: 1 },
  desert: { name: 'cactus', where: 'ground', count: 2 },
  garden: { name: 'tulip', where: 'ground', count: 3 },
  candy: { name: 'lollipop', where: 'ground', count: 2 },
  party: { name: 'party-popper', where: 'ground', count: 2 },
  autumnPark: { name: 'maple-leaf', where: 'air', count: 3 },
  outerSpace: { name: 'ringed-planet', where: 'air', count: 1 },
  underwater: { name: 'tropical-fish', where: 'air', count: 2 },
};

const FILLING: readonly PlaceName[] = [
  'outerSpace',
  'mars',
  'underwater',
  'pool',
  'cyberspace',
  'candy',
  'desert',
  'beach',
  'lake',
  'room',
  'autumnPark',
  'garden',
  'meadow',
  'jungle',
  'forest',
  'mountains',
  'city',
  'castle',
  'party',
];

interface Places {
  readonly setting: PlaceName | undefined;
  readonly landmarks: readonly Thing[];
  readonly shown: readonly PlaceName[];
}

export function placesIn(words: readonly string[]): Places {
  const named = namedIn(words).toSorted((one, other) => FILLING.indexOf(one) - FILLING.indexOf(other));
  const [setting, ...others] = named;
  const seen = others.flatMap((place) => {
    const landmark = LANDMARKS[place];
    return landmark === undefined ? [] : { place, landmark };
  });
  return {
    setting,
    landmarks: seen.map(({ landmark: { name, where, count } }) => ({
      drawn: { by: 'pictogram', name },
      where,
      count,
      relation: 'beside',
    })),
    shown: [...(setting === undefined ? [] : [setting]), ...seen.map(({ place }) => place)],
  };
}

/** Matches the longest term from each word on, so that 'under the sea' does not name the sea as well. */
function namedIn(words: readonly string[]): PlaceName[] {
  const lengthOf = (name: PlaceName, at: number): number => termAt(words, at, say.PLACE_WORDS[name] ?? '');
  const longest = (at: number): number => Math.max(...FILLING.map((name) => lengthOf(name, at)));
  const found = [...stepsThrough(words, longest)].flatMap(({ at, length }) =>
    length === 0 ? [] : FILLING.filter((name) => lengthOf(name, at) === length),
  );
  return [...new Set(found)];
}
