import type { PromptReading } from '@marcel/contracts';
import pluralize from 'pluralize';
import { findHint, placeNamed, type Place } from '../art/places.js';
import { withoutSetPhrases } from '../../../language/foreign.js';
import { lettersIn, tokenize, type Token } from '../../../language/tokens.js';
import { toWords } from '../../../language/words.js';
import * as lexicon from './lexicon.js';
import { meaningsAt, nounWithArt, verbNamed, type Meaning, type Verb } from './lexicon.js';
import { MARCEL } from './cast.js';
import type { Phrase } from './noun-reader.js';
import { SceneReader } from './scene-reader.js';
import { isCreature, toItem, VESSELS, type Item, type Names, type Scene } from './scene.js';
import { sets } from '../sets.js';
import tables from '../tables/roles.json' with { type: 'json' };
import verbs from '../tables/verbs.json' with { type: 'json' };
import things from '../tables/things.json' with { type: 'json' };
import vocabulary from '../tables/vocabulary.json' with { type: 'json' };
import { WEAK } from './vocabulary.js';

const { SHEETS, STILL_KINDS, INDOORS, LARGE, SPORTS } = sets;
const CARDS = /^(?:card|postcard|invitation)$/;
/** Words of cards, things that others are at some places or in some actions, and pictures of places on logos and the like. */
const { wishes, fitted, symbols }: Readonly<Record<'wishes' | 'fitted' | 'symbols', Names>> = things;
const ELSEWHERE = new Map(Object.entries(verbs.elsewhere));
type Reading = { scene: Scene; tokens: readonly Token[]; phrases: readonly Phrase[] };
/** Occasions that bring things with them: pictures | what Marcel wears | place. */
const themes = Object.entries(tables.themes).map(([terms, row]) => {
  const [things = '', wears = '', place = ''] = row.split('|').map((column) => column.trim());
  const split = (text: string, by: string): string[] => text.split(by).filter(Boolean);
  const spaced = terms.split(',').map((term) => ` ${toWords(term).join(' ')} `);
  return { terms: spaced, things: split(things, ','), wears: split(wears, ' '), place };
});
export const listParts = (item: Item): Item[] => [
  item,
  ...(item.object === undefined ? [] : [item.object]),
  ...item.related.map((one) => one.item),
  ...item.companions,
];
const isThing = (one: Meaning): boolean =>
  one.type === 'wear' || (one.type === 'noun' && one.noun.kind !== 'marcel' && !isCreature(one));
const isNameOfThing = (words: readonly string[]): boolean => {
  const match = meaningsAt(words, 0);
  return match?.length === words.length && match.meanings.some(isThing);
};
/** Lets Marcel bring a greeting where nobody else is, with the flowers that are named. */
function greet({ roots, mood }: SceneReader): void {
  const [first] = roots;
  const bringer = { verb: verbNamed(first ? 'hold' : mood === 'sad' ? 'meditate' : 'cheer'), object: first, mood };
  if (first === undefined || first.noun.kind === 'plant') roots.splice(0, 1, toItem(MARCEL, bringer));
}
function addOccasion(reader: SceneReader, words: readonly string[]): void {
  const { roots, places } = reader;
  // An occasion before the name of a thing only says what kind of thing it is: "a birthday cake".
  const isKind = (at: number): boolean => [words.slice(at + 1, at + 2), words.slice(at, at + 2)].some(isNameOfThing);
  const text = ` ${words.filter((_, at) => !isKind(at)).join(' ')} `;
  const theme = themes.find(({ terms }) => terms.some((term) => text.includes(term)));
  if (theme === undefined) return;
  const isNamed = roots.length > 0;
  if (!isNamed && places.length === 0) roots.push(toItem(MARCEL, { verb: verbNamed('cheer') }));
  const [subject] = roots;
  if (subject?.noun.art === 'marcel' && subject.wears.length === 0)
    subject.wears.push(...theme.wears.map((name) => ({ name })));
  const isAlone = subject === undefined || !isCreature(subject) || subject.noun.art === 'marcel';
  const most = isNamed ? roots.flatMap(listParts).length + (isAlone ? 3 : 1) : 4;
  const shown = new Set(roots.flatMap(listParts).map(({ noun }) => noun.art));
  for (const art of theme.things)
    if (!shown.has(art) && roots.flatMap(listParts).length < most) roots.push(toItem(nounWithArt(art)));
  if (theme.place !== '' && (places[0] ?? 'party') === 'party') places.splice(0, 1, theme.place);
  // Without anybody, the thing that stands for the occasion is in the middle: the cake, not the balloons.
  const main = roots.findIndex(({ noun }) => noun.art === theme.things[0]);
  if (main > 0 && !roots.some(isCreature)) roots.unshift(...roots.splice(main, 1));
}
function placeIn(places: readonly string[]): string | undefined {
  if (places.includes('forest') && places.includes('autumn')) return 'autumnForest';
  const sheet = places.find((name) => SHEETS.has(name));
  const first = (...kinds: readonly string[]) =>
    places.find((name) => name !== 'party' && kinds.includes(placeNamed(name).kind));
  const isAloft = places.includes('sky') ? 'sky' : undefined;
  const named = places.find((name) => /^(?:bridge|cliff|hillside)$/.test(name)) ?? first('indoor') ?? isAloft;
  return sheet ?? named ?? first('fixed', 'water') ?? first('open') ?? first('way') ?? places[0];
}
const isStill = ({ noun, verb }: Item): boolean =>
  verb === undefined && (STILL_KINDS.has(noun.kind) || STILL_KINDS.has(noun.art));
const isOutdoors = ({ noun }: Item): boolean => noun.kind === 'tree' && noun.art !== 'christmas-tree';
const isIndoors = ({ noun }: Item): boolean => INDOORS.has(noun.kind) || INDOORS.has(noun.art);
/** Returns where somebody does what it does, unless it lies on something else than a bed, or brushes something else than teeth. */
function placeOfVerb({ verb, object, related, noun }: Item): string | undefined {
  const isOut = noun.kind === 'animal' || related.some(({ relation }) => relation !== 'with');
  const isElsewhere = verb?.name === 'sleep' && isOut;
  if (verb?.name === 'teach' && object?.verb !== undefined) return object.verb.place;
  if (verb?.name === 'sculpt' && object?.noun.kind === 'boat') return 'beach';
  return (verb?.name === 'brush' || verb?.name === 'sleep') && (object !== undefined || isElsewhere) ? '' : verb?.place;
}
function placeFor({ places, hour, weather, rolePlace }: SceneReader, items: readonly Item[]): string {
  const sports = items.map(placeOfVerb).find(Boolean);
  if (sports === 'slope' && /^(?:mountains|meadow|hillside)$/.test(placeIn(places) ?? '')) return sports;
  const isDeep = sports === 'pool' && items.flatMap(listParts).some(({ noun }) => noun.kind === 'fish');
  const isWild = sports === 'pool' && items[0]?.noun.kind === 'animal';
  const isMoored = items[0]?.noun.kind === 'boat' && /^(?:mountains|forest|village)$/.test(placeIn(places) ?? '');
  const isUnderTree = sports === 'livingRoom' && items.flatMap(listParts).some(isOutdoors);
  const usual = isDeep ? 'sea' : isWild ? 'lake' : isUnderTree ? 'meadow' : sports;
  const named = isMoored ? 'lake' : (placeIn(places) ?? rolePlace ?? usual);
  if (named === 'party' && items.some(({ verb }) => verb?.name === 'dance')) return 'disco';
  if (named !== undefined) return named;
  const shown = items.flatMap((item) => (item.verb?.name === 'paint' ? item : listParts(item)));
  // Things say more of the place than animals do, and a fish that somebody holds or that is in a bowl says nothing.
  const itemsOfKinds = (kinds: string): Item[] => shown.filter(({ noun }) => !kinds.split(',').includes(noun.kind));
  const ranked = [...itemsOfKinds('animal,fish,flier,person'), ...items, ...itemsOfKinds('fish')];
  const isApart = ({ noun, object }: Item): boolean =>
    noun.kind === 'toy' || (noun.kind === 'fish' && VESSELS.has(object?.noun.art ?? ''));
  const hint = ranked.map((one) => (isApart(one) ? undefined : findHint(one.noun.art))).find(Boolean);
  const isPlain = hour === undefined && weather === undefined;
  if (hint === 'livingRoom' && shown.some(isOutdoors)) return 'meadow';
  const isInside = items.some(isIndoors) && items.every(isStill) && !shown.some(isOutdoors);
  if (isInside && (hint ?? 'livingRoom') === 'livingRoom')
    return isPlain && !shown.some(({ noun }) => LARGE.has(noun.art)) ? 'stillLife' : 'livingRoom';
  if (hint === 'brickWall' && isInside) return 'windowsill';
  return hint ?? (weather === 'snow' ? 'snowfield' : isPlain ? 'plain' : 'meadow');
}
const isSolid = ({ noun }: Item): boolean =>
  noun.art === 'coffee' || !(VESSELS.has(noun.art) || noun.art in things.dishes);
/** Returns whether something stays where it is on a thing that is laid on a table. */
const isAttached = (thing: Item, { relation, item }: Item['related'][number]): boolean =>
  relation === 'with' ? !isSolid(thing) : relation !== 'beside' && item.noun.art !== 'table';
function lay(items: Item[]): void {
  if (items.length === 0 || !items.flatMap(listParts).every(({ noun }) => /^(?:food|thing|plant|toy)$/.test(noun.kind)))
    return;
  const served = items.splice(0).flatMap((item) => {
    const related = item.related.filter((one) => !isAttached(item, one));
    return [item, ...listParts({ ...item, related, companions: [] }).slice(1)];
  });
  const bare = (item: Item): Item => ({ ...item, related: item.related.filter((one) => isAttached(item, one)) });
  items.push(toItem(nounWithArt('table'), { related: served.map((one) => ({ relation: 'with', item: bare(one) })) }));
}
const isDrawing = ({ verb, noun }: Item): boolean => verb === undefined && noun.kind !== 'marcel';
/** Returns what fills the picture where a sign or a card is all that it shows. */
function boardOf({ roots, style }: SceneReader, sign: Item | undefined, words: readonly string[]): string | undefined {
  const isHeld = roots[0] !== sign && roots.flatMap(listParts).some(isCreature);
  if (sign?.noun.art !== 'signboard' || isHeld) return undefined;
  if (style === 'neon') return 'neonWall';
  return words.some((word) => CARDS.test(word)) ? 'card' : undefined;
}
/** Lets the motif of a sign stand beside it, or be the whole picture in place of a poster or a banner: then returns true. */
function spread(reader: SceneReader, sign: Item | undefined, words: readonly string[]): boolean {
  if (sign?.noun.art !== 'signboard') return false;
  const [{ roots, places }, at] = [reader, reader.roots.indexOf(sign)];
  const shown = [...(sign.shows === undefined ? [] : [sign.shows]), ...sign.related.map(({ item }) => item)];
  const isSheet = at >= 0 && words.some((word) => word === 'poster' || word === 'banner');
  const isWhole = isSheet && places.length + roots.length + shown.length > 1;
  if (isWhole) roots.splice(at, 1, ...shown);
  else if (sign.shows !== undefined) roots.push(sign.shows);
  if (isWhole && words.includes('poster')) reader.style ??= 'poster';
  sign.shows = undefined;
  return isWhole;
}
const isLettered = ({ noun, wears }: Item): boolean =>
  [noun.art, ...wears.map(({ name }) => name)].some((one) => vocabulary.lettered.includes(one));
const verbAt = ({ verb }: Item, where: string): Verb | undefined =>
  verbNamed(ELSEWHERE.get(`${verb?.name} ${where}`) ?? '');
function fitToPlace(items: readonly Item[], { name, kind, back }: Place, isAutumn: boolean): void {
  const hasWindow = back.some((one) => one.startsWith('put window '));
  for (const one of items.flatMap(listParts)) {
    const isHung = one.verb?.name === 'dangle' && one.object === undefined && !isCreature(one);
    if (isHung) Object.assign(one, { verb: undefined, isRaised: true });
    if (one.verb?.name === 'burn' && /^(?:tree|building|boat)$/.test(one.noun.kind))
      one.related = [...one.related, { relation: 'in', item: toItem(nounWithArt('fire')) }];
    if (one.verb?.name === 'roast' && items.includes(one)) {
      one.related = one.related.filter(({ item }) => item.noun.art !== 'campfire');
      if (one.count + one.companions.length === 1) one.verb = verbNamed('roastAlone');
      else one.related.push({ relation: 'around', item: toItem(nounWithArt('campfire')) });
    }
    one.verb = verbAt(one, name) ?? verbAt(one, kind) ?? one.verb;
    if (hasWindow) one.related = one.related.filter(({ item }) => item.noun.art !== 'window');
    const bath = one.related.find(({ relation, item }) => relation === 'in' && item.noun.art === 'bathtub');
    if (bath && one.verb === undefined && isCreature(one))
      Object.assign(one, {
        verb: verbNamed('shower'),
        object: bath.item,
        related: one.related.filter((other) => other !== bath),
      });
    const isUnder = name === 'underwater' && (one.verb?.name === 'swim' || one.noun.kind === 'fish');
    const isLeap = kind === 'water' && one.verb?.name === 'jump';
    if (one.verb && (isUnder || isLeap)) one.verb = { ...one.verb, marks: '' };
    for (const part of listParts(one)) {
      const other = fitted[`${name} ${part.noun.art}`] ?? fitted[`${part.verb?.name} ${part.noun.art}`];
      if (other !== undefined) Object.assign(part, { noun: nounWithArt(other) });
      if (isAutumn && part.noun.art === 'deciduous-tree')
        Object.assign(part, { noun: { ...part.noun, art: 'roundTree' }, color: part.color ?? '#ff9a1f' });
    }
    const hasBed = !items.includes(one) || one.related.some(({ relation }) => /^[io]n$/.test(relation));
    if (name === 'bedroom' && one.verb?.name === 'sleep' && !hasBed) one.object ??= toItem(nounWithArt('bed'));
  }
}
function giveJobs(roots: readonly Item[]): void {
  for (const one of roots) {
    one.verb = verbAt(one, one.noun.art) ?? one.verb;
    if (/^(?:bake|cook)$/.test(one.verb?.name ?? '') && one.wears.length === 0) one.wears.push({ name: 'apron' });
    if (one.verb?.name === 'meet' && one.count + one.companions.length < 2)
      one.companions.push(toItem(nounWithArt('woman-office-worker')), toItem(nounWithArt('office-worker')));
    const [name = '', object] = one.job ?? [];
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
function readScene(prompt: string): Reading {
  const { letters: quoted, rest, isGreeting } = lettersIn(prompt);
  const tokens = tokenize(withoutSetPhrases(rest), lexicon);
  const reader = new SceneReader(tokens);
  giveJobs(reader.roots);
  const isCard = tokens.some(({ word }) => CARDS.test(word));
  const letters = quoted ?? (isCard ? tokens.map(({ word }) => wishes[word]).find(Boolean) : undefined);
  const isSigned = letters !== undefined || reader.roots[0]?.noun.art === 'signboard';
  // A greeting is written across the picture, unless there is a card or a sign for it.
  const bearers = reader.roots.flatMap(listParts).filter(isLettered);
  const named = isSigned ? bearers.find(({ noun }) => isGreeting !== true || noun.art === 'signboard') : undefined;
  const words = toWords(`${rest} ${named === undefined ? (letters ?? '') : ''}`);
  // The tokens are translated: "Weihnachten" is Christmas.
  const said = [...words, ...tokens.map(({ word }) => word)];
  if (isGreeting) greet(reader);
  addOccasion(reader, said);
  const seen = new Set([...said, ...reader.roots.flatMap(listParts).map(({ noun }) => noun.art)]);
  reader.hour ??= (['night', 'dusk'] as const).find((hour) => things.hours[hour].some((one) => seen.has(one)));
  const board = boardOf(reader, named, said);
  const sign = board === undefined && spread(reader, named, said) ? undefined : named;
  if (board !== undefined) {
    if (named?.shows !== undefined) reader.roots.unshift(named.shows);
    const things = reader.roots.flatMap(listParts).filter(({ noun }) => !/^(?:signboard|table)$/.test(noun.art));
    reader.roots.splice(0, reader.roots.length, ...things.map((one) => ({ ...one, related: [] })));
  }
  const shown = new Set(reader.roots.map(({ noun }) => noun.art));
  const isInside = reader.places.some((name) => placeNamed(name).kind === 'indoor');
  reader.roots.push(...reader.landmarks.filter(({ noun }) => !isInside && !shown.has(noun.art)));
  const [first, ...others] = reader.roots;
  const isBridge = others.length === 0 && first?.noun.art === 'bridge' && first.related.length === 0;
  if (isBridge && !first.color && reader.weather !== 'fog' && reader.roots.pop()) reader.places.unshift('bridge');
  const { roots: items, places, hour = 'day', style, phrases } = reader;
  if (sign !== undefined) sign.letters = letters;
  if (sign?.noun.art === 'shopFront') sign.related = sign.related.filter(({ item }) => item.noun.art !== 'signboard');
  const isLandscape = items.length === 0 && places.length > 0;
  if (items.length === 0 && reader.mood !== undefined) items.push(toItem(MARCEL, { mood: reader.mood }));
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
  const banner = sign === undefined && !SHEETS.has(place) ? letters : undefined;
  const scene: Scene = {
    ...{ items, place, crop: reader.crop, hour, letters, banner },
    style: place === 'neonWall' ? undefined : style,
    ...{ view: reader.landmarks[0]?.noun.art, title: reader.title },
    beyond: places.filter((one) => one !== place && one !== 'hillside'),
    weather: kind === 'fixed' && place !== 'brickWall' ? 'clear' : (reader.weather ?? 'clear'),
    composition: isArranged ? 'still life' : isLandscape ? 'landscape' : 'subject',
  };
  return { scene, tokens, phrases };
}
export const toScene = (prompt: string): Scene => readScene(prompt).scene;
const writtenAs = ({ typed, word, isMended, isPlural }: Token): string =>
  isMended ? (isPlural ? pluralize(word) : word) : typed.toLowerCase();
const phraseOf = (tokens: readonly Token[]): string => tokens.map(writtenAs).filter(Boolean).join(' ');
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
      understood.push(phraseOf([...modifiers, ...phraseTokens]));
      modifiers = [];
    } else if (use === 'unknown') unknown.push(...phraseTokens.map(({ typed }) => typed));
  }
  unknown.push(...modifiers.map(({ typed }) => typed));
  const mended = tokens.filter(({ isMended }) => isMended).map((one) => ({ typed: one.typed, meant: writtenAs(one) }));
  return { understood: unique(understood), unknown: unique(unknown), mended };
}
