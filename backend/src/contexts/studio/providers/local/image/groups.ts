import { at, drawThing, inLine, joined, mirrored, scaled, tilted, UNIT, type Sprite } from '../art/sprite.js';
import { actorNamed } from '../art/figure.js';
import { verbNamed, type Relation } from '../prompt/lexicon.js';
import { asVariant, copiesOf, isCreature, isLarge, toItem, variantsOf, variedCopiesOf } from '../prompt/scene.js';
import type { Item } from '../prompt/scene.js';
import type { Random } from '../random.js';
import { sets } from '../sets.js';
import * as acting from './acting.js';
import { bearing, drawCopies, actorFor, drawArt, findHead, drawnSize, canHold, isTopping, DISHES } from './items.js';
import { drawDriving, drawHalf, findSeat, frames, onSupport, windows } from './seated.js';

const { DWELLINGS, JOINT, NEVER_HELD, SEATED_IN, MACHINES, HANDS_FREE, DIRECTED, RIDDEN, ALOFT_KINDS, LANDED } = sets;
export type Group = { readonly drawn: Sprite; readonly item: Item; readonly isAloft: boolean };
export type Gathering = { readonly group: Group } & Readonly<Record<'sides' | 'backs' | 'fronts', readonly Item[]>>;
const ALOFT_ACTIONS = /^(?:(?:fly|parachute|dive) |ride (?:broom|carpet)$)/;
const isInAir = ({ noun, verb, object }: Item): boolean =>
  [noun, ...(verb?.name === 'drive' && object !== undefined ? [object.noun] : [])].some(
    ({ kind, art }) => ALOFT_KINDS.has(kind) && !LANDED.has(art),
  ) || ALOFT_ACTIONS.test(`${verb?.name} ${object?.noun.art}`);
export function sideGroup(item: Item, random: Random): Group {
  const isAloft = isInAir(item);
  if (acting.isSharing(item)) return { drawn: acting.drawSharing(item, random), item, isAloft };
  const own = withHeld(item);
  const object = own.object && { ...own.object, count: Math.ceil(own.object.count / item.count) };
  const single = { ...own, object, count: 1 };
  const motif = item.shows && gather(item.shows, random).group.drawn;
  const one = motif ? bearing(item, motif) : acting.drawAlone(single, random);
  if (item.count === 1) return { drawn: one, item, isAloft };
  const [other = one, ...more] = variantsOf(single).map((variant) => acting.drawAlone(variant, random));
  const isPair = item.count === 2 && isCreature(item) && !DIRECTED.has(item.verb?.name ?? '');
  const isLeft = isPair && findHead(item.noun, one).side < 0;
  const [left, right] = [isLeft ? mirrored(one) : one, isPair && !isLeft ? mirrored(other) : other];
  const isSitting = item.related.some(({ relation }) => relation === 'on' || relation === 'in');
  const others = sets.ONE_BALL.has(item.verb?.name ?? '') ? copiesOf(item).map(() => right) : [right, ...more];
  return { drawn: drawCopies(left, item.count, isAloft && !isSitting, others), item, isAloft };
}
function atDesk(item: Item): Item {
  const isDesk = (art: string): boolean => MACHINES.has(art) || art === 'table' || art === 'desk';
  const desk = item.related.find((one) => /^(?:beside|around)$/.test(one.relation) && isDesk(one.item.noun.art));
  const art = desk?.item.noun.art ?? '';
  const verb = item.verb === undefined || item.verb.name === 'sit' ? verbNamed('guard') : item.verb;
  const isFit = /^(?:\d|hand|beside|behind (?:desk|table))/.test(verb?.slot ?? '');
  if (desk === undefined || verb === undefined || !isCreature(item) || !isFit) return item;
  const related = item.related.filter((one) => one !== desk);
  if (MACHINES.has(art) && desk.relation === 'around') return item;
  if (MACHINES.has(art))
    return { ...item, related, object: desk.item, verb: verbNamed(art === 'piano' ? art : 'computer') };
  const others = copiesOf({ ...item, count: item.count - 1, related: [], companions: [] });
  const companions = [...others, ...item.companions];
  const object = verb.name === 'hold' ? item.object : (item.object ?? acting.findObject(item, verb));
  const seated = { ...verb, object: '', marks: '', slot: `behind ${art}` };
  return { ...item, count: 1, companions, related, object, verb: seated };
}
/** The tool in the paw of somebody, in place of which a named one is held: "fixing a car with a wrench". */
const TOOL = /\+[\w-]{1,40} (?=2[01]\d 1[3-6]\d )/;
/** Verbs of those in the water, beside whom a thing floats: a rubber duck. */
const IN_WATER = /^(?:swim|shower)$/;
const isUmbrella = ({ noun }: Item): boolean => noun.art === 'umbrella';
const isHandy = ({ noun, count, verb }: Item): boolean =>
  !verb &&
  (count === 1 || noun.kind !== 'plant' || noun.size <= 0.5) &&
  ![noun.kind, noun.art].some((one) => NEVER_HELD.has(one));
function withHeld(item: Item): Item {
  const isFree = item.object === undefined && (item.verb === undefined || HANDS_FREE.has(item.verb.name));
  if (!isCreature(item)) return item;
  const held = item.related.find(({ relation, item: one }) => isHandy(one) && (relation === 'with' || isUmbrella(one)));
  if (!isFree) {
    const [verb, { related }] = [acting.verbFor(item), item];
    const isTool = TOOL.test(verb?.marks ?? '');
    const isInWater = IN_WATER.test(verb?.name ?? '');
    if (!held || !verb || !(isInWater || sets.BESIDE.has(verb.slot)) || (verb.marks.includes('+') && !isTool))
      return item;
    const spot = isUmbrella(held.item) ? '172 138 1.05 0 b' : isInWater ? '6 240 .36 0 t' : '226 150 .4 0 t';
    const added = `${verb.marks},+${held.item.noun.art} ${spot} ${held.item.color ?? ''}`.trim();
    const marks = isTool ? verb.marks.replace(TOOL, `+${held.item.noun.art} `) : added;
    return { ...item, verb: { ...verb, marks }, related: related.filter((one) => one !== held) };
  }
  const isAlone = item.companions.length === 0 && item.count === 1;
  const ridden = item.related.find(
    ({ relation, item: { noun } }) =>
      (relation === 'in' || (relation === 'on' && noun.art !== 'convertible')) &&
      (SEATED_IN.has(noun.kind) || (isAlone && (RIDDEN.has(noun.kind) || RIDDEN.has(noun.art)))),
  );
  const taken = ridden ?? held;
  if (taken === undefined) return item;
  const { kind, art } = taken.item.noun;
  const use = kind === 'instrument' ? 'play' : art === 'cart' ? 'push' : 'hold';
  const verb = verbNamed(taken === held ? use : SEATED_IN.has(kind) ? 'drive' : 'ride');
  const guests = SEATED_IN.has(kind) && taken === ridden && taken.item.count === 1 ? item.count - 1 : 0;
  const isMate = (one: Item['related'][number]): boolean =>
    taken === ridden && SEATED_IN.has(kind) && one.relation === 'with' && isCreature(one.item) && !isLarge(one.item);
  const mates = item.related.filter(isMate).map((one) => one.item);
  const copies = copiesOf({ ...item, count: guests, related: [], companions: [] });
  const companions = [...item.companions, ...mates, ...copies];
  const related = item.related.filter((one) => one !== taken && !isMate(one));
  return { ...item, verb, object: taken.item, related, companions, count: item.count - guests };
}
function inBothHands(item: Item): Item {
  const isFree = item.verb?.name === 'hold' && actorFor(item) !== undefined && item.object?.count === 1;
  const second = item.related.find(
    ({ relation, item: one }) => relation === 'with' && isHandy(one) && one.noun.size <= 0.6 && one.count === 1,
  );
  if (second === undefined || !isFree || item.object === undefined || isCreature(item.object)) return item;
  const object = { ...item.object, related: [{ relation: 'beside' as const, item: second.item }] };
  return { ...item, object, related: item.related.filter((one) => one !== second) };
}
const LIFTED: readonly Relation[] = ['on', 'in', 'over'];
function beneath(drawn: Sprite, furniture: Item): Sprite {
  const over = drawArt(furniture, 1.9);
  const isOpen = furniture.noun.art === 'table' || furniture.noun.art === 'chair';
  const dark = drawThing('darkGap', (0.94 * over.width) / UNIT);
  const small = scaled(drawn, (isOpen ? 0.74 * over.height : 1.04 * dark.height) / drawn.height);
  return joined(isOpen ? [at(small, 0), at(over, 0)] : [at(dark, 0), at(small, 0), at(over, dark.height * 0.96)]);
}
function covered(drawn: Sprite, { svg, width, height }: Sprite, isLying: boolean): Sprite {
  const share = Math.min(1, ((isLying ? 0.8 : 0.46) * drawn.height) / height);
  const cloth = { svg: `<g transform="scale(1 ${share})">${svg}</g>`, width, height: height * share };
  return joined([at(drawn, 0), isLying ? at(scaled(cloth, 0.7), 0, 0.16 * drawn.width) : at(cloth, 0)]);
}
function sheltered(drawn: Sprite, { noun, color, count }: Item): Sprite {
  const over = inLine(copiesOf(toItem(noun, { color, count: Math.min(2, count) })).map((one) => drawArt(one, 1)));
  const wide = Math.min(1.3 * drawn.width, 2.2 * drawn.height) / over.width;
  const size = Math.max((1.75 * drawn.height) / over.height, wide);
  return joined([at(scaled(over, size), 0, drawn.width * 0.3), at(drawn, 0, drawn.width * (count > 1 ? 0.3 : -0.1))]);
}
function between(drawn: Sprite, others: readonly Item[]): Sprite {
  const [left, right = left] = others.map((item) => {
    const one = drawArt({ ...item, count: 1 });
    const most = Math.max(0.7, (drawn.height * (isCreature(item) ? 0.95 : 1.2)) / one.height);
    return scaled(one, Math.min((1.6 * drawn.width) / one.width, most));
  });
  return left === undefined || right === undefined ? drawn : inLine([left, drawn, right], -0.26 * drawn.width);
}
function topped(drawn: Sprite, { noun }: Item, tops: readonly Item[]): Sprite {
  const whole = inLine(tops.map((one) => (one.noun.kind === 'person' ? drawHalf(one, 'cheer') : drawArt(one))));
  if (tops.some(({ isAside }) => isAside)) {
    const aside = scaled(whole, (0.36 * drawn.height) / whole.height);
    return joined([at(drawn, 0), at(aside, drawn.height * 0.42, 0.54 * drawn.width)]);
  }
  const small = scaled(whole, Math.min(1, (0.6 * drawn.height) / whole.height, (0.7 * drawn.width) / whole.width));
  if (tops.some((one) => one.noun.kind === 'person')) return joined([at(small, drawn.height * 0.84), at(drawn, 0)]);
  const isOnBack = noun.kind === 'animal' && actorNamed(noun.art) === undefined;
  const seat = isOnBack || noun.kind === 'furniture' ? findSeat(noun) : 0.93;
  return joined([at(drawn, 0), at(small, drawn.height * seat)]);
}
function atWindow(item: Item): Sprite {
  const frame = drawThing('openWindow', 2);
  const half = inLine(Array.from({ length: Math.min(2, item.count) }, () => drawHalf(item, 'wave')));
  const small = scaled(half, Math.min((0.72 * frame.height) / half.height, (0.66 * frame.width) / half.width));
  return joined([at(frame, 0), at(small, frame.height * 0.1), at(drawThing('windowSill', 2), 0)]);
}
function apart(item: Item): Item {
  const [{ object, count, related }, verb] = [item, acting.verbFor(item)];
  const cover = verb?.slot === 'hide' ? related.find(({ relation }) => relation === 'behind') : undefined;
  if (cover) return { ...item, object: cover.item, related: related.filter((one) => one !== cover) };
  const isWindow = object?.noun.art === 'window';
  const isShared = count > 1 && object !== undefined && drawnSize(object) >= 0.7 && JOINT.has(verb?.name ?? '');
  if (object === undefined || verb === undefined || !(isWindow || isShared)) return item;
  const relation = /^(?:jump|bounce)$/.test(verb.name) ? ('over' as const) : ('beside' as const);
  const own = { ...verb, object: '', slot: 'beside' };
  return { ...item, object: undefined, verb: own, related: [...related, { relation, item: object }] };
}
function handed(giver: Sprite, item: Item, taker: Item, random: Random): Sprite {
  const own = actorFor(item) === undefined && findHead(item.noun, giver).side < 0 ? mirrored(giver) : giver;
  const taking = sideGroup({ ...taker, verb: taker.verb ?? verbNamed('take') }, random).drawn;
  const isLookingAway = actorFor(taker) === undefined && findHead(taker.noun, taking).side > 0;
  return inLine([own, isLookingAway ? mirrored(taking) : taking], -16);
}
function leashed(walker: Sprite, pet: Item): Sprite {
  const own = drawArt({ ...pet, count: 1 }, Math.min(drawnSize(pet), (0.95 * walker.height) / UNIT));
  const { x, y, size, side } = findHead(pet.noun, own);
  const [paw, neck] = [-walker.height * 0.4, side === 0 ? own.height / -2 : size * 0.4 - y];
  const spots = copiesOf(pet).map((_, index) => walker.width / 2 + own.width * (0.5 + index * 0.9) + 50);
  const ends = spots.map((to) => `${to - own.width / 2} ${Math.max(paw, neck) + 30} ${to + Math.abs(x) * 0.6} ${neck}`);
  const ropes = ends.map((end) => `M${walker.width * 0.34} ${paw}Q${end}`).join('');
  const leash = `<path d="${ropes}" fill="none" stroke="#e0263c" stroke-width="8" stroke-linecap="round"/>`;
  const pets = spots.map((to) => at(side < 0 ? mirrored(own) : own, 0, to));
  return joined([at(walker, 0), ...pets, at({ svg: leash, width: 0, height: 0 }, 0)]);
}
const isLaid = ({ noun }: Item, relation: Relation, other: Item): boolean =>
  relation === 'with' &&
  /^(?:table|desk|counter)$/.test(noun.art) &&
  other.noun.kind !== 'furniture' &&
  drawnSize(other) <= 1;
function surrounding(item: Item, center: Sprite, random: Random): Sprite {
  const members = [item, ...item.companions].flatMap(variedCopiesOf);
  const all = members.map((one) => sideGroup({ ...one, companions: [], related: [] }, random).drawn);
  const [half, tallest] = [Math.ceil(all.length / 2), Math.max(...all.map(({ height }) => height))];
  const middle = scaled(center, Math.max(1, ((isInAir(item) ? 1.7 : 0.9) * tallest) / center.height));
  const turned = all.map((one, index) => (index < half ? one : mirrored(one)));
  if (!isInAir(item)) return inLine([...turned.slice(0, half), middle, ...turned.slice(half)], -20);
  const flying = turned.map((one, index) => {
    const angle = Math.PI * (1 - (index + 0.5) / all.length);
    const x = (middle.width * 0.5 + one.width * 0.7) * Math.cos(angle);
    return at(one, middle.height * (0.25 + Math.sin(angle)), x);
  });
  return joined([at(middle, 0), ...flying]);
}
function mounted(item: Item): Item {
  const mount = item.related.find((one) => one.relation === 'on' && one.item.noun.kind === 'animal')?.item;
  if (mount === undefined || mount.count === 1 || item.count === 1) return item;
  return { ...item, verb: verbNamed('ride'), object: mount, related: item.related.filter((one) => one.item !== mount) };
}
export function gather(root: Item, random: Random): Gathering {
  const seated = inBothHands(withHeld(atDesk(apart(mounted(root)))));
  const item = { ...seated, companions: seated.companions.map(asVariant(seated)) };
  const [sides, backs, fronts, tops]: [Item[], Item[], Item[], Item[]] = [[], [], [], []];
  let { drawn, isAloft } = sideGroup(item, random);
  const isSeated = acting.isSharing(item) || /^(?:drive|behind)/.test(acting.verbFor(item)?.slot ?? '');
  if (!isSeated && item.companions.length > 0)
    drawn = inLine([drawn, ...item.companions.map((one) => sideGroup(one, random).drawn)]);
  const [top, related] = [drawn.height * 0.97, item.related];
  const isHanding = item.object !== undefined && /^(?:give|toss)$/.test(item.verb?.name ?? '');
  const taker = isHanding ? related.find((one) => one.relation === 'beside' && isCreature(one.item))?.item : undefined;
  if (taker !== undefined) drawn = handed(drawn, item, taker, random);
  const led = item.verb?.name === 'walk' ? item.object : undefined;
  const pet = led && isCreature(led) && led.noun.kind !== 'person' ? led : undefined;
  if (pet !== undefined) drawn = leashed(drawn, pet);
  let isLifted = false;
  const laid: Sprite[] = [];
  for (const { relation, item: other } of related) {
    const { kind } = other.noun;
    if (other === taker) continue;
    const canLift = !isLifted || (relation === 'on' && kind === 'furniture');
    const isHeld = DISHES.has(item.noun.art) ? isTopping(other) : canHold(item.noun, other.noun);
    if (relation === 'with' && isHeld) continue;
    const isSingle = item.count + item.companions.length + other.count === 2;
    const frame = frames.get(other.noun.art) ?? (relation === 'around' && isSingle ? 1.8 : 0);
    if (frame > 0 && relation !== 'front') {
      const x = other.noun.art === 'archBridge' && drawn.width > 1.4 * drawn.height ? -0.36 * drawn.width : 0;
      drawn = joined([at(drawArt(other, (frame * drawn.height) / UNIT), 0), at(drawn, 0, x)]);
    } else if (relation === 'ahead') drawn = leashed(drawn, other);
    else if (relation === 'in' && windows.has(other.noun.art) && kind === 'building') drawn = drawDriving(item, other);
    else if (relation === 'around' || (other.noun.art === 'campfire' && item.count + item.companions.length > 1)) {
      const isInside = item.count + item.companions.length === 1;
      drawn = isInside ? surrounding(other, drawn, random) : surrounding(item, drawArt(other), random);
      isAloft &&= isInside || kind === 'sky';
    } else if (isLaid(item, relation, other)) laid.push(scaled(drawArt(other), related.length === 1 ? 1.3 : 0.9));
    else if (relation === 'in' && (DWELLINGS.has(other.noun.art) || kind === 'building')) backs.push(other);
    else if (canLift && LIFTED.includes(relation) && !(relation === 'in' && (kind === 'sky' || other.count > 2))) {
      drawn = onSupport(drawn, item, other, relation);
      isLifted = true;
      isAloft &&= kind === 'sky';
    } else if (relation === 'top') tops.push(other);
    else if (relation === 'behind') fronts.push(other);
    else if (relation === 'under' && other.noun.art === 'carpet')
      drawn = covered(drawn, drawThing('blanket', (1.2 * drawn.width) / UNIT, other.color), item.verb?.pose === 'lie');
    else if (relation === 'under' && /^(?:furniture|vehicle)$/.test(kind)) drawn = beneath(drawn, other);
    else if (relation === 'under' && (/^(?:plant|tree)$/.test(kind) || other.noun.art === 'umbrella'))
      drawn = sheltered(drawn, other);
    else if (relation === 'between') continue;
    else if (relation === 'front' || (relation === 'under' && kind !== 'sky')) backs.push(other);
    else sides.push(other);
  }
  const dishes = inLine(laid, 8);
  if (laid.length > 0) drawn = joined([at(drawn, 0), at(scaled(dishes, Math.min(1, 290 / dishes.width)), top)]);
  if (item.verb?.place === 'slope') drawn = tilted(drawn, 12);
  if (tops.length > 0) drawn = topped(drawn, item, tops);
  const framing = related.flatMap((one) => (one.relation === 'between' ? one.item : []));
  drawn = between(drawn, framing);
  if (item.object?.noun.kind === 'sky' && item.verb?.name === 'jump') isAloft = true;
  const verb = acting.verbFor(item);
  const isBeside = verb !== undefined && sets.BESIDE.has(verb.slot.split(' ')[0] ?? '');
  const isOwn = isBeside && !acting.isSharing(item) && pet === undefined;
  const object = isOwn ? acting.findObject(item, verb) : undefined;
  const isChased = object !== undefined && verb?.slot === 'ahead' && isCreature(object);
  const isShown = (one: Item['related'][number]): boolean => verb?.name !== 'feed' || one.relation !== 'with';
  const fed = object && { ...object, related: object.related.filter(isShown) };
  if (fed !== undefined) sides.push(isChased ? { ...fed, verb: fed.verb ?? verb } : fed);
  const isLooking = DIRECTED.has(item.verb?.name ?? '') || item.verb?.slot === 'beside';
  const isTurned = sides.length > 0 && isLooking && verb?.slot !== 'ahead' && findHead(item.noun, drawn).side < 0;
  const isOnAllFours = actorFor(item) === undefined || sets.ON_FOUR_LEGS.has(item.verb?.name ?? '');
  if (isTurned && isOnAllFours) drawn = mirrored(drawn);
  const seen = [...sides, ...backs, ...fronts].find(({ noun }) => noun.art === 'window');
  const isIdle = isCreature(item) && /^(?:|look|lookOut|wave|sit|guard|dream|think)$/.test(verb?.name ?? '');
  if (seen === undefined || isLifted || !isIdle) return { group: { drawn, item, isAloft }, sides, backs, fronts };
  const group = { drawn: atWindow(item), item, isAloft: false };
  return { group, sides: sides.filter((one) => one !== seen), backs: [], fronts: [] };
}
