import { firstMention } from '../language/words.js';
import type { PlaceName } from '../places/places.js';
import type { Hour } from '../scenery/hour.js';
import type { Thing } from './thing.js';

/** What is in the sky of an hour already. */
const SKY: Readonly<Record<string, Hour>> = { 'crescent-moon': 'night', 'full-moon': 'night', sun: 'day' };

/** Places that have a sky of their own, whatever the hour. */
const VOID: readonly PlaceName[] = ['outerSpace', 'mars'];

/** Places where no stars are seen. */
const SKYLESS: readonly PlaceName[] = ['room', 'party', 'underwater', 'plain'];

/** Where the moon is what everybody stands on. */
const ON_MOON = 'on the moon,on moon,moon landing,moon base';

/** Stars that nobody has counted: those of a night. */
export const starsOfSky = (things: readonly Thing[], plurals: ReadonlySet<string>): Thing | undefined =>
  plurals.has('star')
    ? things.find(({ drawn, count, colour }) => drawn.name === 'star' && count === 1 && colour === undefined)
    : undefined;

interface Around {
  readonly words: readonly string[];
  readonly place: PlaceName;
  /** The hour that is asked for. */
  readonly hour: Hour | undefined;
  readonly stars: Thing | undefined;
}

/** Whether the picture has a thing already: the sky its moon, a room its window. What somebody leaps over is there besides. */
export function isThereAnyway(thing: Thing, { words, place, hour, stars }: Around): boolean {
  const { relation, drawn } = thing;
  if (relation === 'over') return false;
  if (place === 'room' && drawn.name === 'window') return true;
  if (drawn.name === 'crescent-moon' && firstMention(words, ON_MOON) >= 0) return true;
  if (thing === stars) return !SKYLESS.includes(place);
  return !VOID.includes(place) && hour !== undefined && SKY[drawn.name] === hour;
}

/** Things without those that are denied. Whoever speaks of balloons has no others besides, though a birthday brings some. */
export function withoutDenied(things: readonly Thing[], denied: ReadonlySet<string>): readonly Thing[] {
  const speaksOfBalloons = denied.has('balloon') || things.some(({ drawn }) => drawn.name === 'balloon');
  return things.filter(({ drawn }) => !denied.has(drawn.name) && !(speaksOfBalloons && drawn.name === 'balloons'));
}
