import type { Face } from '@marcel/art/marcel/head';
import type { Outfit } from '../figures/dressed-marcel.js';
import { POSTURES, type PostureName } from '../figures/postures.js';
import { PLACES, type PlaceName } from '../places/places.js';
import type { PropName } from '../props/props.js';
import type { Random } from '../random.js';
import { HOURS, type Hour } from '../scenery/hour.js';
import type { Weather } from '../weather/weather.js';
import * as say from './vocabulary.js';
import { firstMention, mentioned, wordsOf } from './words.js';

export interface PropChoice {
  readonly name: PropName;
  /** Left out: the colour it has by itself. */
  readonly colour?: string;
}

/** Everything that a prompt decides, and chance where the prompt is silent. */
export interface Scene {
  readonly place: PlaceName;
  readonly hour: Hour;
  readonly weather: Weather;
  readonly props: readonly PropChoice[];
  readonly outfit: Outfit;
  readonly posture: PostureName;
  readonly face: Face;
}

const MOST_PROPS = 4;

/** Places under a roof, in the deep or in the void, where no weather comes. */
const SHELTERED: readonly PlaceName[] = ['room', 'party', 'underwater', 'outerSpace', 'cyberspace', 'candy'];

/** Props that suit any place, for prompts that name none. */
const COMPANIONS = ['butterfly', 'ball', 'bone', 'balloons', 'bird', 'gift', 'kite', 'duck'] as const;

function anyOf<Name extends string>(names: Readonly<Record<Name, unknown>>, random: Random, otherwise: Name): Name {
  const all: Name[] = [];
  for (const name in names) all.push(name);
  return all[random.below(all.length)] ?? otherwise;
}

/** Reads a prompt word by word; the seed fills in what it leaves open. */
export function sceneOf(prompt: string, random: Random): Scene {
  const words = wordsOf(prompt);
  const first = <Name extends string>(vocabulary: Readonly<Partial<Record<Name, string>>>): Name | undefined =>
    mentioned(words, vocabulary)[0]?.name;
  const anyPlace = anyOf(PLACES, random, 'meadow');
  const anyHour = random.pick(HOURS);
  const anyPosture = anyOf<PostureName>({ ...POSTURES, sitting: undefined }, random, 'sitting');
  const companions = [random.pick(COMPANIONS), random.pick(COMPANIONS)];
  const place = first(say.PLACE_WORDS) ?? anyPlace;
  const named = mentioned(words, say.PROP_WORDS)
    .slice(0, MOST_PROPS)
    .map(({ name, at }) => coloured(name, say.COLOUR_WORDS[words[at - 1] ?? '']));
  const weather = first(say.WEATHER_WORDS) ?? (random.chance(0.3) ? 'cloudy' : 'clear');
  return {
    place,
    hour: first(say.HOUR_WORDS) ?? anyHour,
    weather: SHELTERED.includes(place) ? 'clear' : weather,
    props: named.length > 0 ? named : [...new Set(companions)].map((name) => ({ name })),
    outfit: outfitOf(first(say.HAT_WORDS), first(say.GLASSES_WORDS), first(say.CLOTHES_WORDS)),
    posture: first(say.POSTURE_WORDS) ?? anyPosture,
    face: faceOf(words, random),
  };
}

const coloured = (name: PropName, colour: string | undefined): PropChoice =>
  colour === undefined ? { name } : { name, colour };

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
