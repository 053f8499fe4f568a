import { firstMention } from '../language/words.js';
import type { PlaceName } from '../places/places.js';
import { isShip, isSwimmer, isVehicle } from './creatures.js';
import type { Thing } from './thing.js';

const OF_ANIMALS: readonly (PlaceName | undefined)[] = [
  'jungle',
  'forest',
  'mountains',
  'meadow',
  'underwater',
  undefined,
];
const BELOW_WATER = 'diving,diver,scuba,submarine,mermaid,snorkeling,swimming';

const SHORE = 'beach,seaside,shore,seashore,coast,island,bay,sand,lagoon';

interface Asked {
  readonly words: readonly string[];
  readonly things: readonly Thing[];
}

export const namedPlace = (named: PlaceName | undefined, asked: Asked): PlaceName | undefined =>
  named === 'beach' && isInSea(asked) ? 'underwater' : named;

export function hintedPlace(
  hint: { readonly name: PlaceName; readonly at: number } | undefined,
  { words, things }: Asked,
): PlaceName | undefined {
  // A window of a house is seen from outside.
  const isOfHouse =
    words[hint?.at ?? -1] === 'window' &&
    things.some(({ where, drawn }) => where === 'behind' || isVehicle(drawn.name));
  const place = isOfHouse ? undefined : hint?.name;
  return hasShip(things) && OF_ANIMALS.includes(place) && firstMention(words, BELOW_WATER) < 0 ? 'beach' : place;
}

const hasShip = (things: readonly Thing[]): boolean => things.some(({ drawn }) => isShip(drawn.name));

const isInSea = ({ words, things }: Asked): boolean =>
  things.some(({ drawn, relation }) => isSwimmer(drawn.name) && relation === 'beside') &&
  !hasShip(things) &&
  firstMention(words, 'in the sea,in the ocean') >= 0 &&
  firstMention(words, SHORE) < 0;
