import type { Face } from '@marcel/art/marcel/head';
import type { Outfit } from '../figures/dressed-marcel.js';
import type { PostureName } from '../figures/postures.js';
import type { PlaceName } from '../places/places.js';
import { pictogramsAt } from '../pictograms/dictionary.js';
import type { Random } from '../random.js';
import { HOURS, type Hour } from '../scenery/hour.js';
import type { Weather } from '../weather/weather.js';
import * as say from './vocabulary.js';
import type { StyleName } from '../styles/styles.js';
import { countBefore } from './counts.js';
import { spelledOut } from './emoji.js';
import { thingsIn, type Thing } from './things.js';
import { withoutDenied } from './negations.js';
import { mended } from './typos.js';
import { WORN } from './worn.js';
import { firstMention, mentioned, pluralsIn, termAt, without, wordsOf } from '../language/words.js';

/** Everything that a prompt decides; chance fills in only what claims nothing. */
export interface Scene {
  readonly place: PlaceName;
  readonly hour: Hour;
  readonly weather: Weather;
  readonly things: readonly Thing[];
  /** How many there are of him. */
  readonly marcels: number;
  readonly style: StyleName | undefined;
  readonly outfit: Outfit;
  readonly posture: PostureName;
  readonly face: Face;
}

const MOST_THINGS = 8;

const MOST_MARCELS = 4;

/** Places under a roof, in the deep or in the void, where no weather comes. */
const SHELTERED: readonly PlaceName[] = ['room', 'party', 'underwater', 'outerSpace', 'cyberspace', 'candy'];

/** How somebody stands who was not asked to do anything. */
const AT_EASE = ['sitting', 'waving', 'cheering'] as const;

/** Reads a prompt word by word. What it does not name is left out: a place that nobody asked for would be a wrong one. */
export function sceneOf(prompt: string, random: Random): Scene {
  const spelled = spelledOut(prompt);
  const plurals = pluralsIn(spelled);
  const all = withoutDenied(mended(wordsOf(spelled)));
  const style = mentioned(all, say.STYLE_WORDS)[0]?.name;
  // 'Oil painting' is how it is painted: there is no brush in it.
  const words = style === undefined ? all : without(all, say.STYLE_WORDS[style] ?? '');
  const first = <Name extends string>(vocabulary: Readonly<Partial<Record<Name, string>>>): Name | undefined =>
    mentioned(words, vocabulary)[0]?.name;
  const anyHour = random.pick(HOURS);
  const atEase = random.pick(AT_EASE);
  const askedHour = first(say.HOUR_WORDS);
  const askedWeather = first(say.WEATHER_WORDS);
  // An hour and weather are seen outdoors.
  const nowhere = askedHour === undefined && askedWeather === undefined ? 'plain' : 'meadow';
  const place = first(say.PLACE_WORDS) ?? first(say.PLACE_HINTS) ?? nowhere;
  const things = thingsIn(words, plurals).slice(0, MOST_THINGS);
  const isBusy = things.some(({ relation, of }) => of === undefined && (relation === 'held' || relation === 'below'));
  const elsewhere = things.map(({ drawn, relation }) => (relation === 'worn' ? WORN[drawn.name]?.instead : undefined));
  return {
    place,
    hour: askedHour ?? (place === 'plain' ? 'day' : anyHour),
    weather: SHELTERED.includes(place) ? 'clear' : (askedWeather ?? 'clear'),
    things,
    marcels: marcelsIn(words, plurals),
    style,
    outfit: outfitOf(
      elsewhere.includes('hat') ? undefined : first(say.HAT_WORDS),
      elsewhere.includes('glasses') ? undefined : first(say.GLASSES_WORDS),
      first(say.CLOTHES_WORDS),
    ),
    posture: first(say.POSTURE_WORDS) ?? (isBusy ? 'sitting' : atEase),
    face: faceOf(words, random),
  };
}

function marcelsIn(words: readonly string[], plurals: ReadonlySet<string>): number {
  const counts = words.flatMap((word, at) => {
    if (termAt(words, at, say.HIMSELF) === 0 || isWithinTerm(words, at)) return [];
    return Math.max(countBefore(words, at), plurals.has(word) ? 2 : 1);
  });
  const twins = firstMention(words, 'twin') >= 0 ? 2 : 1;
  return Math.min(MOST_MARCELS, Math.max(twins, ...counts));
}

/** As the dog of a hot dog. */
const isWithinTerm = (words: readonly string[], at: number): boolean =>
  at > 0 && (pictogramsAt(words, at - 1)?.length ?? 0) > 1;

const outfitOf = (
  hat: Outfit['hat'] | undefined,
  glasses: Outfit['glasses'] | undefined,
  clothes: Outfit['clothes'] | undefined,
): Outfit => ({
  ...(hat !== undefined && { hat }),
  ...(glasses !== undefined && { glasses }),
  ...(clothes !== undefined && { clothes }),
});

function faceOf(words: readonly string[], random: Random): Face {
  if (firstMention(words, say.SAD_WORDS) >= 0) return { eyes: 'open', mouth: 'sad' };
  if (firstMention(words, say.SURPRISED_WORDS) >= 0) return { eyes: 'wide', mouth: 'quiet' };
  if (firstMention(words, say.CALM_WORDS) >= 0) return { eyes: 'closed', mouth: 'smiling' };
  return random.pick([
    { eyes: 'happy', mouth: 'laughing' },
    { eyes: 'open', mouth: 'smiling' },
    { eyes: 'wide', mouth: 'laughing' },
  ] as const);
}
