import { verbNamed } from '../prompt/lexicon.js';
import { copiesOf, isCreature, isLarge, type Item } from '../prompt/scene.js';
import { sets } from '../sets.js';
import * as acting from './acting.js';
import { actorFor, drawnSize } from './items.js';
import { windows } from './seated.js';

const { BESIDE, HANDS_FREE, JOINT, MACHINES, NEVER_HELD, RIDDEN, SEATED_IN } = sets;
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
const isUmbrella = ({ noun }: Item): boolean => noun.art === 'umbrella';
const isHandy = ({ noun, count, verb }: Item): boolean =>
  !verb &&
  (count === 1 || noun.kind !== 'plant' || noun.size <= 0.5) &&
  ![noun.kind, noun.art].some((one) => NEVER_HELD.has(one));
export function withHeld(item: Item): Item {
  if (!isCreature(item)) return item;
  const isInside = item.related.some(({ relation, item: one }) => relation === 'in' && windows.has(one.noun.art));
  const isFree = !item.object && (isInside || !item.verb || HANDS_FREE.has(item.verb.name));
  const held = item.related.find(({ relation, item: one }) => isHandy(one) && (relation === 'with' || isUmbrella(one)));
  if (!isFree) {
    const [verb, { related }] = [acting.verbFor(item), item];
    const isTool = TOOL.test(verb?.marks ?? '');
    // A rubber duck floats beside those in the water.
    const isInWater = /^(?:swim|shower)$/.test(verb?.name ?? '');
    const isFit = isInWater || BESIDE.has(verb?.slot ?? '') || (held && isUmbrella(held.item));
    if (!held || !verb || !isFit || (verb.marks.includes('+') && !isTool)) return item;
    const seat = verb.pose === 'sit' ? '160 228 .42 0 t' : '226 150 .4 0 t';
    const spot = isUmbrella(held.item) ? '172 138 1.05 0 b' : isInWater ? '6 240 .36 0 t' : seat;
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
  const related = item.related.filter((one) => one !== taken && !isMate(one));
  const copies = copiesOf({ ...item, count: guests, related: [], companions: [] });
  const companions = [...item.companions, ...mates, ...copies];
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
function apart(item: Item): Item {
  const [{ object, count, related }, verb] = [item, acting.verbFor(item)];
  const cover = verb?.slot === 'hide' ? related.find(({ relation }) => relation === 'behind') : undefined;
  if (cover) return { ...item, object: cover.item, related: related.filter((one) => one !== cover) };
  const isWindow = object?.noun.art === 'window' && !/^\d/.test(verb?.slot ?? '');
  const isShared = count > 1 && object !== undefined && drawnSize(object) >= 0.7 && JOINT.has(verb?.name ?? '');
  if (object === undefined || verb === undefined || !(isWindow || isShared)) return item;
  const relation = /^(?:jump|bounce)$/.test(verb.name) ? ('over' as const) : ('beside' as const);
  const own = { ...verb, object: '', slot: 'beside' };
  return { ...item, object: undefined, verb: own, related: [...related, { relation, item: object }] };
}
function mounted(item: Item): Item {
  const mount = item.related.find((one) => one.relation === 'on' && one.item.noun.kind === 'animal')?.item;
  if (mount === undefined || mount.count === 1 || item.count === 1) return item;
  return { ...item, verb: verbNamed('ride'), object: mount, related: item.related.filter((one) => one.item !== mount) };
}
/** Gives somebody into the paws, under the seat or onto the desk what is named beside it. */
export const equipped = (item: Item): Item => inBothHands(withHeld(atDesk(apart(mounted(item)))));
