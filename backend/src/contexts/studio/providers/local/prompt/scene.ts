import type { Face } from '@marcel/art/marcel/head';
import type { ClothesName } from '../dress/clothes.js';
import type { GlassesName } from '../dress/glasses.js';
import type { HatName } from '../dress/hats.js';
import type { Outfit } from '../figures/dressed-marcel.js';
import type { PostureName } from '../figures/postures.js';
import type { PlaceName } from '../places/places.js';
import type { Random } from '../random.js';
import { HOURS, type Hour } from '../scenery/hour.js';
import type { Weather } from '../weather/weather.js';
import * as say from './vocabulary.js';
import type { StyleName } from '../styles/styles.js';
import { spelledOut } from './emoji.js';
import { himselfIn, marcelsIn } from './marcels.js';
import { placesIn } from './places-in.js';
import { isFiller } from './relations.js';
import { sizeBefore } from './sizes.js';
import { COLOUR_WORDS, colourBefore } from './colours-of.js';
import { drawnAt } from './drawn-at.js';
import type { Thing } from './thing.js';
import { thingsIn } from './things.js';
import { deniedIn, namesAt } from './negations.js';
import { isThereAnyway, starsOfSky, withoutDenied } from './repeated.js';
import { hintedPlace, namedPlace } from './setting.js';
import { mended } from './typos.js';
import { WORN } from './worn.js';
import {
  emptiedAt,
  firstMention,
  mentioned,
  pluralsIn,
  stepsThrough,
  termAt,
  without,
  wordsOf,
} from '../language/words.js';

/** All parts of a picture that a prompt decides; chance decides the rest. */
export interface Scene {
  readonly place: PlaceName;
  readonly places: readonly PlaceName[];
  readonly hour: Hour;
  readonly weather: Weather;
  readonly things: readonly Thing[];
  readonly marcels: readonly (string | undefined)[];
  readonly size: number;
  readonly style: StyleName | undefined;
  readonly outfit: Outfit;
  readonly posture: PostureName;
  readonly face: Face;
}

const MOST_THINGS = 8;

const SHELTERED: readonly PlaceName[] = ['room', 'party', 'underwater', 'outerSpace', 'mars'];

const ASLEEP = 'sleep,sleeping,asleep,nap,napping,snoozing';
const SNORES: Thing = { drawn: { by: 'pictogram', name: 'zzz' }, where: 'air', count: 1, relation: 'beside' };

const AT_EASE = ['sitting', 'waving', 'cheering'] as const;

/** Parses a prompt word by word. Leaves out what it does not name: an arbitrary place would be wrong. */
export function sceneOf(prompt: string, random: Random): Scene {
  const spelled = spelledOut(prompt);
  const plurals = pluralsIn(spelled);
  const said = mended(wordsOf(spelled));
  const denied = deniedIn(said);
  const all = emptiedAt(said, denied);
  const style = mentioned(all, say.STYLE_WORDS)[0]?.name;
  // 'Oil painting' names the style, not a thing with a brush.
  const words = style === undefined ? all : without(all, say.STYLE_WORDS[style] ?? '');
  const himself = himselfIn(words);
  const longNames = longNamesIn(words);
  const mentionAround = <Name extends string>(vocabulary: Readonly<Partial<Record<Name, string>>>) =>
    mentioned(withoutNames(words, longNames, vocabulary), vocabulary)[0];
  const around = <Name extends string>(vocabulary: Readonly<Partial<Record<Name, string>>>): Name | undefined =>
    mentionAround(vocabulary)?.name;
  const anyHour = random.pick(HOURS);
  const atEase = random.pick(AT_EASE);
  const named = withoutDenied(thingsIn(words, plurals), new Set(namesAt(said, denied)));
  const stars = starsOfSky(named, plurals);
  const askedHour = around(say.HOUR_WORDS) ?? (stars && 'night');
  const askedWeather = around(say.WEATHER_WORDS);
  // The time of day and weather need a place outdoors.
  const nowhere = askedHour === undefined && askedWeather === undefined ? 'plain' : 'meadow';
  const { setting, landmarks, shown } = placesIn(words);
  const asked = { words, things: named };
  const place = namedPlace(setting, asked) ?? hintedPlace(mentionAround(say.PLACE_HINTS), asked) ?? nowhere;
  const things = withLandmarks(
    named.filter((thing) => !isThereAnyway(thing, { words, place, hour: askedHour, stars })).slice(0, MOST_THINGS),
    landmarks,
  );
  const own = withoutStatesOf(things, words);
  const isBusy = things.some(({ relation, of }) => of === undefined && (relation === 'held' || relation === 'below'));
  const elsewhere = things.map(({ drawn, relation }) => (relation === 'worn' ? WORN[drawn.name]?.instead : undefined));
  const isAsleep = firstMention(own, ASLEEP) >= 0 && !things.some(({ drawn }) => drawn.name === 'zzz');
  return {
    place,
    places: shown,
    hour: askedHour ?? (place === 'plain' || askedWeather === 'rainbow' ? 'day' : anyHour),
    weather: SHELTERED.includes(place) ? 'clear' : (askedWeather ?? 'clear'),
    things: isAsleep ? [...things, SNORES] : things,
    marcels: marcelsIn(words, himself, plurals),
    size: sizeBefore(words, himself[0] ?? 0, isFiller),
    style,
    outfit: outfitOf(words, {
      hat: elsewhere.includes('hat') ? undefined : mentionAround(say.HAT_WORDS),
      glasses: elsewhere.includes('glasses') ? undefined : mentionAround(say.GLASSES_WORDS),
      clothes: elsewhere.includes('clothes') ? undefined : mentionAround(say.CLOTHES_WORDS),
    }),
    posture: mentioned(own, say.POSTURE_WORDS)[0]?.name ?? (isBusy ? 'sitting' : atEase),
    face: faceOf(own, random),
  };
}

interface LongName {
  readonly at: number;
  readonly length: number;
}

const longNamesIn = (words: readonly string[]): LongName[] =>
  [...stepsThrough(words, (at) => drawnAt(words, at).length)].filter(({ length }) => length > 1);

function withoutNames(
  words: readonly string[],
  names: readonly LongName[],
  vocabulary: Readonly<Partial<Record<string, string>>>,
): readonly string[] {
  const left = [...words];
  for (const { at, length } of names)
    if (!Object.values(vocabulary).some((terms = '') => termAt(words, at, terms) >= length))
      left.fill('', at, at + length);
  return left;
}

function withLandmarks(things: readonly Thing[], landmarks: readonly Thing[]): readonly Thing[] {
  const names = new Set(things.map(({ drawn }) => drawn.name));
  return [...things, ...landmarks.filter(({ drawn }) => !names.has(drawn.name))];
}

interface Mentions {
  readonly hat: Mention<HatName> | undefined;
  readonly glasses: Mention<GlassesName> | undefined;
  readonly clothes: Mention<ClothesName> | undefined;
}

interface Mention<Name> {
  readonly name: Name;
  readonly at: number;
}

function outfitOf(words: readonly string[], { hat, glasses, clothes }: Mentions): Outfit {
  const colours = Object.entries({ hat, glasses, clothes }).flatMap(([part, mention]) => {
    const word = mention && colourBefore(words, mention.at);
    return word === undefined ? [] : [[part, COLOUR_WORDS[word]] as const];
  });
  return {
    ...(hat && { hat: hat.name }),
    ...(glasses && { glasses: glasses.name }),
    ...(clothes && { clothes: clothes.name }),
    ...(colours.length > 0 && { colours: Object.fromEntries(colours) }),
  };
}

const FACES: Readonly<Record<say.Mood, Face>> = {
  crying: { eyes: 'crying', mouth: 'sad' },
  angry: { eyes: 'angry', mouth: 'sad' },
  sad: { eyes: 'open', mouth: 'sad' },
  scared: { eyes: 'wide', mouth: 'worried' },
  surprised: { eyes: 'wide', mouth: 'quiet' },
  calm: { eyes: 'closed', mouth: 'smiling' },
  happy: { eyes: 'happy', mouth: 'laughing' },
};

function faceOf(words: readonly string[], random: Random): Face {
  const anyFace = random.pick([
    { eyes: 'happy', mouth: 'laughing' },
    { eyes: 'open', mouth: 'smiling' },
    { eyes: 'wide', mouth: 'laughing' },
  ] as const);
  const [mood] = mentioned(words, say.MOOD_WORDS);
  return mood === undefined ? anyFace : FACES[mood.name];
}

function withoutStatesOf(things: readonly Thing[], words: readonly string[]): readonly string[] {
  return emptiedAt(words, new Set(things.flatMap(({ state }) => [state?.at, state?.also])));
}
