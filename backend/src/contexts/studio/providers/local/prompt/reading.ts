import type { ReadWords } from '@marcel/contracts';
import pluralize from 'pluralize';
import { pluralsIn, termAt, wordsOf } from '../language/words.js';
import type { PlaceName } from '../places/places.js';
import * as say from './vocabulary.js';
import { randomOf } from '../random.js';
import { COLOUR_WORDS } from './colours-of.js';
import { numberIn } from './counts.js';
import { deniedIn } from './negations.js';
import { emojiApart, spelledOut } from './emoji.js';
import { CARRIES_NOTHING } from './function-words.js';
import { BODY_TERMS } from './on-body.js';
import { QUALITIES } from './qualities.js';
import { type Scene, sceneOf } from './scene.js';
import { isSize } from './sizes.js';
import { drawnAt } from './drawn-at.js';
import { meantBy } from './typos.js';
import { WORN } from './worn.js';

const PARTS = 'window,door,wheel,leaf,roof,wing,chimney';

const GREEN = 'tree,flower,grass';

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

const isAlwaysThere = (words: readonly string[], at: number, place: PlaceName, things: number): boolean =>
  [say.HIMSELF, things > 0 ? PARTS : '', OF_PLACES[place] ?? ''].some((terms) => termAt(words, at, terms) > 0);

interface Token {
  readonly typed: string;
  readonly word: string;
  readonly isMended: boolean;
}

const ALWAYS_SHOWN = [...Object.values(say.MOOD_WORDS), say.HIMSELF, say.TWINS];

const COLOURS_OF_PLACES: Readonly<Partial<Record<PlaceName, readonly string[]>>> = {
  meadow: ['green'],
  garden: ['green', 'pink'],
  forest: ['green'],
  jungle: ['green'],
  lake: ['blue'],
  beach: ['blue', 'golden', 'yellow'],
  underwater: ['blue', 'turquoise'],
  pool: ['blue', 'turquoise'],
  desert: ['golden', 'yellow', 'orange'],
  mars: ['red', 'orange'],
  outerSpace: ['black'],
  mountains: ['grey', 'gray', 'white'],
  autumnPark: ['orange', 'golden'],
};

export function readingOf(prompt: string): ReadWords {
  const tokens = tokensOf(prompt);
  const words = tokens.map(({ word }) => word);
  const scene = sceneOf(prompt, randomOf(0));
  const worn = wornTerms(scene);
  const states = scene.things.flatMap(({ state }) => state?.word ?? []);
  const shown = [...shownTerms(scene), ...worn, ...states, ...bodyTerms(scene)];
  const names = new Set(scene.things.map(({ drawn }) => drawn.name));
  const understood: string[] = [];
  const unknown: string[] = [];
  let modifiers: Token[] = [];
  const denied = deniedIn(words);
  for (let at = 0; at < words.length;) {
    if (denied.has(at)) {
      // A denied thing that the scene shows anyway is reported as unknown.
      if (isAlwaysThere(words, at, scene.place, scene.things.length)) unknown.push(tokens[at]?.typed ?? '');
      at += 1;
      continue;
    }
    const ofThing = shownAt(words, at, names);
    const length = Math.max(...shown.map((terms) => termAt(words, at, terms)), ofThing);
    const [token] = tokens.slice(at);
    if (length > 0) {
      // Things and Marcel have colors, sizes and numbers; clothes have colors only; places have none.
      const isNamed = (terms: readonly (string | undefined)[]) => terms.some((one = '') => termAt(words, at, one) > 0);
      const takesAll = ofThing > 0 || isNamed([say.HIMSELF, ...worn]);
      const takesColour = isNamed(outfitTerms(scene));
      const ofPlace = [scene.place, ...scene.places]
        .filter((place) => termAt(words, at, say.PLACE_WORDS[place] ?? '') > 0)
        .flatMap((place) => COLOURS_OF_PLACES[place] ?? []);
      const taken = modifiers.filter(
        ({ word }) => takesAll || (takesColour && Object.hasOwn(COLOUR_WORDS, word)) || ofPlace.includes(word),
      );
      understood.push(phraseOf([...taken, ...tokens.slice(at, at + length)]));
      modifiers = modifiers.filter((one) => !taken.includes(one));
    } else if (token !== undefined && isModifier(token.word)) modifiers.push(token);
    else if (token !== undefined) {
      // Words such as 'big' may stand between a color and its thing.
      if (!CARRIES_NOTHING.has(token.word) && !QUALITIES.has(token.word)) unknown.push(token.typed);
      else if (modifiers.length > 0 && token.word !== 'of') {
        unknown.push(...modifiers.map(({ typed }) => typed));
        modifiers = [];
      }
    }
    at += Math.max(1, length);
  }
  unknown.push(...modifiers.map(({ typed }) => typed));
  const mended = tokens
    .filter(({ isMended }) => isMended)
    .map((token) => ({ typed: token.typed, meant: spelledAs(token) }));
  return { understood: unique(understood), unknown: unique(unknown), mended };
}

function tokensOf(prompt: string): Token[] {
  const all = emojiApart(prompt).flatMap((part, at) =>
    at % 2 === 1 ? part : (part.match(/\d0['’]s\b|[\p{L}\p{N}\p{M}]+/gu) ?? []),
  );
  return all.flatMap((typed) => {
    const words = wordsOf(spelledOut(typed));
    return (words.length === 0 ? [''] : words).map((word, part) => {
      const meant = meantBy(word);
      return { typed: part === 0 ? typed : '', word: meant ?? word, isMended: meant !== undefined };
    });
  });
}

const wornTerms = ({ things }: Pick<Scene, 'things'>): string[] =>
  things.flatMap(({ drawn, relation }) => (relation === 'worn' ? (WORN[drawn.name]?.terms ?? []) : []));

const bodyTerms = ({ things, outfit }: Pick<Scene, 'things' | 'outfit'>): string[] =>
  outfit.hat !== undefined ||
  things.some(({ relation }) => relation === 'head' || relation === 'shoulder' || relation === 'worn')
    ? [BODY_TERMS]
    : [];

/** Returns the terms for what a scene shows besides things. Some places are not visible in others, and weather is not visible indoors. */
const shownTerms = ({ place, places, hour, weather, style, outfit, posture }: Scene): string[] =>
  [
    ...[place, ...places].map((one) => say.PLACE_WORDS[one]),
    say.HOUR_WORDS[hour],
    hour === 'night' || place === 'outerSpace' ? 'star' : undefined,
    place === 'room' ? 'window' : undefined,
    place === 'underwater' ? 'sea,ocean' : undefined,
    weather === 'clear' ? undefined : say.WEATHER_WORDS[weather],
    style && say.STYLE_WORDS[style],
    ...outfitTerms({ outfit }),
    say.POSTURE_WORDS[posture],
    ...ALWAYS_SHOWN,
  ].filter((terms) => terms !== undefined);

const outfitTerms = ({ outfit: { hat, glasses, clothes } }: Pick<Scene, 'outfit'>): (string | undefined)[] => [
  ...(hat === undefined ? [] : ['hat', say.HAT_WORDS[hat]]),
  glasses && say.GLASSES_WORDS[glasses],
  clothes && say.CLOTHES_WORDS[clothes],
];

function shownAt(words: readonly string[], at: number, names: ReadonlySet<string>): number {
  const { drawn, length } = drawnAt(words, at);
  return drawn.length === 0 || drawn.some((one) => names.has(one.drawn.name)) ? length : 0;
}

const isModifier = (word: string): boolean =>
  Object.hasOwn(COLOUR_WORDS, word) || numberIn(word) !== undefined || isSize(word);

const phraseOf = (tokens: readonly Token[]): string =>
  tokens
    .slice(
      Math.max(
        0,
        tokens.findIndex(({ word }) => !CARRIES_NOTHING.has(word)),
      ),
    )
    .map((token) => (token.isMended ? spelledAs(token) : token.typed))
    .filter(Boolean)
    .join(' ')
    .toLowerCase();

const spelledAs = ({ typed, word }: Token): string => (pluralsIn(typed).size > 0 ? pluralize.plural(word) : word);

const unique = (texts: readonly string[]): string[] => [...new Set(texts.filter(Boolean))];
