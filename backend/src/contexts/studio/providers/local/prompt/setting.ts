import { findHint, placeNamed, type Place } from '../art/places.js';
import { sets } from '../sets.js';
import things from '../tables/things.json' with { type: 'json' };
import verbs from '../tables/verbs.json' with { type: 'json' };
import { nounWithArt, verbNamed, type Verb } from './lexicon.js';
import type { SceneReader } from './scene-reader.js';
import { isCreature, listParts, toItem, VESSELS, type Item, type Names } from './scene.js';

const { SHEETS, STILL_KINDS, INDOORS, LARGE } = sets;
/** Pictures that replace others at a place or in an action. */
const fitted: Names = things.fitted;
const ELSEWHERE = new Map(Object.entries(verbs.elsewhere));
export const verbAt = ({ verb }: Item, where: string): Verb | undefined =>
  verbNamed(ELSEWHERE.get(`${verb?.name} ${where}`) ?? '');
function placeIn(places: readonly string[]): string | undefined {
  if (places.includes('forest') && places.includes('autumn')) return 'autumnForest';
  const sheet = places.find((name) => SHEETS.has(name));
  const first = (...kinds: readonly string[]) =>
    places.find((name) => name !== 'party' && kinds.includes(placeNamed(name).kind));
  const isAloft = places.includes('sky') ? 'sky' : undefined;
  const named = places.find((name) => /^(?:bridge|cliff|hillside)$/.test(name)) ?? first('indoor') ?? isAloft;
  return sheet ?? named ?? first('fixed', 'water') ?? first('open') ?? first('way') ?? places[0];
}
export const isStill = ({ noun, verb }: Item): boolean =>
  verb === undefined && (STILL_KINDS.has(noun.kind) || STILL_KINDS.has(noun.art));
const isOutdoors = ({ noun }: Item): boolean => /^(?:tree|building)$/.test(noun.kind) && noun.art !== 'christmas-tree';
const isIndoors = ({ noun }: Item): boolean => INDOORS.has(noun.kind) || INDOORS.has(noun.art);
/** Returns where somebody does what it does, unless it lies on something else than a bed, or brushes something else than teeth. */
function placeOfVerb({ verb, object, related, noun }: Item): string | undefined {
  const isOut = noun.kind === 'animal' || related.some(({ relation }) => relation !== 'with');
  const isElsewhere = verb?.name === 'sleep' && isOut;
  if (verb?.name === 'teach' && object?.verb !== undefined) return object.verb.place;
  if (verb?.name === 'sculpt' && object?.noun.kind === 'boat') return 'beach';
  return (verb?.name === 'brush' || verb?.name === 'sleep') && (object !== undefined || isElsewhere) ? '' : verb?.place;
}
export function placeFor({ places, hour, weather, rolePlace }: SceneReader, items: readonly Item[]): string {
  const sports = items.map(placeOfVerb).find(Boolean);
  if (sports && sets.REFINING.has(`${sports} ${placeIn(places)}`)) return sports;
  const isDeep = sports === 'pool' && items.flatMap(listParts).some(({ noun }) => noun.kind === 'fish');
  const isWild = sports === 'pool' && items[0]?.noun.kind === 'animal';
  const isAfloat = items[0] && listParts(items[0]).some(({ noun }) => noun.kind === 'boat');
  const isMoored = isAfloat && /^(?:mountains|forest|village|jungle|desert|meadow)$/.test(placeIn(places) ?? '');
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
/** Lays a still life in a room on a table. */
export function lay(items: Item[]): void {
  if (items.length === 0 || !items.flatMap(listParts).every(({ noun }) => /^(?:food|thing|plant|toy)$/.test(noun.kind)))
    return;
  const served = items.splice(0).flatMap((item) => {
    const related = item.related.filter((one) => !isAttached(item, one));
    return [item, ...listParts({ ...item, related, companions: [] }).slice(1)];
  });
  const bare = (item: Item): Item => ({ ...item, related: item.related.filter((one) => isAttached(item, one)) });
  items.push(toItem(nounWithArt('table'), { related: served.map((one) => ({ relation: 'with', item: bare(one) })) }));
}
/** Lets somebody do what is done at a place: who slides on ice glides, and who is in a bathtub takes a bath. */
function fitAction(one: Item, { name, kind }: Place, isRoot: boolean, isAfloat: boolean): void {
  const isHung = one.verb?.name === 'dangle' && one.object === undefined && !isCreature(one);
  if (isHung) Object.assign(one, { verb: undefined, isRaised: true });
  if (one.verb?.name === 'burn' && /^(?:tree|building|boat)$/.test(one.noun.kind))
    one.related = [...one.related, { relation: 'in', item: toItem(nounWithArt('fire')) }];
  if (one.verb?.name === 'roast' && isRoot) {
    one.related = one.related.filter(({ item }) => item.noun.art !== 'campfire');
    if (one.count + one.companions.length === 1) one.verb = verbNamed('roastAlone');
    else one.related.push({ relation: 'around', item: toItem(nounWithArt('campfire')) });
  }
  if (!isAfloat) one.verb = verbAt(one, name) ?? verbAt(one, kind) ?? one.verb;
  const bath = one.related.find(({ relation, item }) => relation === 'in' && item.noun.art === 'bathtub');
  if (bath && one.verb === undefined && isCreature(one)) {
    const related = one.related.filter((other) => other !== bath);
    Object.assign(one, { verb: verbNamed('shower'), object: bath.item, related });
  }
  const isUnder = name === 'underwater' && (one.verb?.name === 'swim' || one.noun.kind === 'fish');
  const isLeap = kind === 'water' && one.verb?.name === 'jump';
  if (one.verb && (isUnder || isLeap)) one.verb = { ...one.verb, marks: '' };
}
function fitPicture(part: Item, place: string, isAutumn: boolean): void {
  const clues = [place, part.verb?.name, part.related[0]?.item.noun.kind];
  const other = clues.map((clue) => fitted[`${clue} ${part.noun.art}`]).find(Boolean);
  if (other !== undefined) Object.assign(part, { noun: nounWithArt(other) });
  if (isAutumn && part.noun.art === 'deciduous-tree')
    Object.assign(part, { noun: { ...part.noun, art: 'roundTree' }, color: part.color ?? '#ff9a1f' });
}
export function fitToPlace(items: readonly Item[], place: Place, isAutumn: boolean): void {
  const hasWindow = place.back.some((one) => one.startsWith('put window '));
  const isAfloat = items.some(({ related }) => related.some(({ item }) => item.noun.kind === 'boat'));
  for (const one of items.flatMap(listParts)) {
    fitAction(one, place, items.includes(one), isAfloat);
    if (hasWindow) one.related = one.related.filter(({ item }) => item.noun.art !== 'window');
    for (const part of listParts(one)) fitPicture(part, place.name, isAutumn);
    const hasBed = !items.includes(one) || one.related.some(({ relation }) => /^[io]n$/.test(relation));
    if (place.name === 'bedroom' && one.verb?.name === 'sleep' && !hasBed) one.object ??= toItem(nounWithArt('bed'));
  }
}
