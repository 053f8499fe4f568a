import { firstMention } from '../language/words.js';
import type { PlaceName } from '../places/places.js';
import type { Hour } from '../scenery/hour.js';
import type { Thing } from './thing.js';

const SKY: Readonly<Record<string, Hour>> = { 'crescent-moon': 'night', 'full-moon': 'night', sun: 'day' };

const VOID: readonly PlaceName[] = ['outerSpace', 'mars'];

const SKYLESS: readonly PlaceName[] = ['room', 'party', 'underwater', 'plain'];

const ON_MOON = 'on the moon,on moon,moon landing,moon base';

export const starsOfSky = (things: readonly Thing[], plurals: ReadonlySet<string>): Thing | undefined =>
  plurals.has('star')
    ? things.find(({ drawn, count, colour }) => drawn.name === 'star' && count === 1 && colour === undefined)
    : undefined;

interface Around {
  readonly words: readonly string[];
  readonly place: PlaceName;
  readonly hour: Hour | undefined;
  readonly stars: Thing | undefined;
}

export function isThereAnyway(thing: Thing, { words, place, hour, stars }: Around): boolean {
  const { relation, drawn } = thing;
  if (relation === 'over') return false;
  if (place === 'room' && drawn.name === 'window') return true;
  if (drawn.name === 'crescent-moon' && firstMention(words, ON_MOON) >= 0) return true;
  if (thing === stars) return !SKYLESS.includes(place);
  return !VOID.includes(place) && hour !== undefined && SKY[drawn.name] === hour;
}

export function withoutDenied(things: readonly Thing[], denied: ReadonlySet<string>): readonly Thing[] {
  const speaksOfBalloons = denied.has('balloon') || things.some(({ drawn }) => drawn.name === 'balloon');
  return things.filter(({ drawn }) => !denied.has(drawn.name) && !(speaksOfBalloons && drawn.name === 'balloons'));
}
