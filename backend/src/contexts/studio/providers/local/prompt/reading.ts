import type { PromptReading } from '@marcel/contracts';
import pluralize from 'pluralize';
import { placeNamed } from '../art/places.js';
import { withoutSetPhrases } from '../../../language/foreign.js';
import { lettersIn, tokenize, type Token } from '../../../language/tokens.js';
import { toWords } from '../../../language/words.js';
import { sets } from '../sets.js';
import things from '../tables/things.json' with { type: 'json' };
import { MARCEL, matesOf } from './cast.js';
import * as lexicon from './lexicon.js';
import { nounWithArt, verbNamed } from './lexicon.js';
import type { Phrase } from './noun-reader.js';
import { addOccasion, greet } from './occasions.js';
import { SceneReader } from './scene-reader.js';
import { listParts, toItem, type Item, type Names, type Scene } from './scene.js';
import { fitToPlace, isStill, lay, placeFor, verbAt } from './setting.js';
import { bearerOf, boardOf, pin, spread, wishIn, write } from './signs.js';
import { WEAK } from './vocabulary.js';

const { SHEETS, SPORTS } = sets;
/** Pictures of places on logos and the like. */
const symbols: Names = things.symbols;
type Reading = { scene: Scene; tokens: readonly Token[]; phrases: readonly Phrase[] };
function giveJobs(roots: readonly Item[]): void {
  for (const one of roots) {
    one.verb = verbAt(one, one.noun.art) ?? one.verb;
    if (/^(?:bake|cook)$/.test(one.verb?.name ?? '') && one.wears.length === 0) one.wears.push({ name: 'apron' });
    if (one.verb?.name === 'meet' && one.count + one.companions.length < 2)
      one.companions.push(toItem(nounWithArt('woman-office-worker')), toItem(nounWithArt('office-worker')));
    const [name = '', object] = one.job ?? [];
    const isMet = one.verb === undefined ? name === 'examine' : one.verb.name === 'videocall';
    const [mate] = isMet ? matesOf(one) : [];
    if (mate !== undefined) {
      one.object = one.verb ? toItem(nounWithArt('videoScreen'), { shows: mate.item }) : mate.item;
      one.verb ??= verbNamed(name);
      one.related = one.related.filter((other) => other !== mate);
    }
    const isGame = SPORTS.has(name) && /^(?:toss|archery|give)$/.test(one.verb?.name ?? '');
    if (isGame) Object.assign(one, { verb: undefined, object: undefined });
    const isNear = ({ relation, item }: Item['related'][number]): boolean =>
      /^(?:with|on|in)$/.test(relation) && item.noun.kind !== 'boat';
    // A witch who flies rides her broom.
    const isActing = one.verb && !WEAK.has(one.verb.name) && `${name} ${one.verb.name}` !== 'ride fly';
    if (name !== '' && !one.object && !isActing && !one.related.some(isNear))
      Object.assign(one, { verb: verbNamed(name), object: object && toItem(nounWithArt(object)) });
  }
}
/** Makes it night where there are stars or ghosts, and dusk where a campfire burns, unless a time is named. */
function setHour(reader: SceneReader, words: readonly string[]): void {
  const seen = new Set([...words, ...reader.roots.flatMap(listParts).map(({ noun }) => noun.art)]);
  reader.hour ??= (['night', 'dusk'] as const).find((hour) => things.hours[hour].some((one) => seen.has(one)));
}
/** Adds the sights of named cities. A bridge alone is a place to look at. */
function addLandmarks({ roots, places, landmarks, weather }: SceneReader): void {
  const shown = new Set(roots.flatMap(listParts).map(({ noun }) => noun.art));
  const isInside = places.some((name) => placeNamed(name).kind === 'indoor');
  roots.push(...landmarks.filter(({ noun }) => !isInside && !shown.has(noun.art)));
  const [first, ...others] = roots;
  const isBridge = others.length === 0 && first?.noun.art === 'bridge' && first.related.length === 0;
  if (isBridge && !first.color && weather !== 'fog' && roots.pop()) places.unshift('bridge');
}
const isDrawing = ({ verb, noun }: Item): boolean => verb === undefined && noun.kind !== 'marcel';
type WordlessScene = Omit<Scene, 'letters' | 'banner'>;
/** Sets the scene of what was read, once it is known what a sign or a board shows. */
function sceneOf(reader: SceneReader, board: string | undefined, words: readonly string[]): WordlessScene {
  const { roots: items, places, hour = 'day', style, crop, title, mood } = reader;
  const isLandscape = items.length === 0 && places.length > 0;
  if (items.length === 0 && mood !== undefined) items.push(toItem(MARCEL, { mood }));
  const isPlan = /^(?:blueprint|sketch|lineArt)$/.test(style ?? '') && places.length === 0 && items.every(isDrawing);
  const place = board ?? (isPlan && items.length > 0 ? 'blank' : placeFor(reader, items));
  const clues = SHEETS.has(place) && items.length === 0 ? [...words, ...places] : [];
  const symbol = clues.map((one) => symbols[one]).find(Boolean);
  if (symbol !== undefined) items.push(toItem(nounWithArt(symbol)));
  const { kind, surface } = placeNamed(place);
  const isStanding = items.length > 0 && items.every(isStill) && /^(?:plain|stillLife)$/.test(place);
  const isArranged = isStanding || SHEETS.has(place) || words.join(' ').includes('still life');
  if (kind === 'indoor' && (surface === undefined || place === 'stillLife')) lay(items);
  fitToPlace(items, placeNamed(place), /autumn/.test([place, ...places].join()));
  return {
    ...{ items, place, hour, title, view: reader.landmarks[0]?.noun.art },
    crop: kind === 'indoor' ? undefined : crop,
    style: place === 'neonWall' ? undefined : style,
    beyond: places.filter((one) => one !== place && !/^(?:hillside|underwater)$/.test(one)),
    weather: kind === 'fixed' && place !== 'brickWall' ? 'clear' : (reader.weather ?? 'clear'),
    composition: isArranged ? 'still life' : isLandscape ? 'landscape' : 'subject',
  };
}
function readScene(prompt: string): Reading {
  const { letters: quoted, rest, isGreeting = false } = lettersIn(prompt);
  const tokens = tokenize(withoutSetPhrases(rest), lexicon);
  const reader = new SceneReader(tokens);
  giveJobs(reader.roots);
  // The tokens are translated: "Weihnachten" is Christmas.
  const translated = tokens.map(({ word }) => word);
  const letters = quoted ?? wishIn(translated);
  const bearer = bearerOf(reader, letters, isGreeting);
  const words = toWords(`${rest} ${bearer === undefined ? (letters ?? '') : ''}`);
  const said = [...words, ...translated];
  if (isGreeting) greet(reader);
  addOccasion(reader, said);
  setHour(reader, said);
  const board = boardOf(reader, bearer, said);
  const sign = board === undefined && spread(reader, bearer, said) ? undefined : bearer;
  if (board !== undefined) pin(reader, bearer);
  addLandmarks(reader);
  if (sign !== undefined) write(sign, letters);
  const scene = sceneOf(reader, board, words);
  const banner = sign === undefined && !SHEETS.has(scene.place) ? letters : undefined;
  return { scene: { ...scene, letters, banner }, tokens, phrases: reader.phrases };
}
export const toScene = (prompt: string): Scene => readScene(prompt).scene;
const writtenAs = ({ typed, word, isMended, isPlural }: Token): string =>
  isMended ? (isPlural ? pluralize(word) : word) : typed.toLowerCase();
const unique = (all: readonly string[]): string[] => [...new Set(all.filter(Boolean))];
/** Says which words of a prompt are drawn, which are not, and which were taken for others. */
export function readPrompt(prompt: string): PromptReading {
  const { scene, tokens, phrases } = readScene(prompt);
  const understood: string[] = scene.letters === undefined ? [] : [scene.letters];
  const unknown: string[] = [];
  let modifiers: Token[] = [];
  for (const { use, at, length } of phrases) {
    const phraseTokens = tokens.slice(at, at + length);
    if (use === 'modifier') modifiers.push(...phraseTokens);
    else if (use === 'drawn') {
      understood.push([...modifiers, ...phraseTokens].map(writtenAs).filter(Boolean).join(' '));
      modifiers = [];
    } else if (use === 'unknown') unknown.push(...phraseTokens.map(({ typed }) => typed));
  }
  unknown.push(...modifiers.map(({ typed }) => typed));
  const mended = tokens.filter(({ isMended }) => isMended).map((one) => ({ typed: one.typed, meant: writtenAs(one) }));
  return { understood: unique(understood), unknown: unique(unknown), mended };
}
