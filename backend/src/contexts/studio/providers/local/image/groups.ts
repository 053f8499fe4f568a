import { at, drawThing, inLine, joined, mirrored, scaled, tilted, UNIT, type Sprite } from '../art/sprite.js';
import { actorNamed } from '../art/figure.js';
import { verbNamed, type Relation } from '../prompt/lexicon.js';
import { asVariant, copiesOf, isCreature, toItem, variantsOf, variedCopiesOf } from '../prompt/scene.js';
import type { Item } from '../prompt/scene.js';
import type { Random } from '../random.js';
import { sets } from '../sets.js';
import * as acting from './acting.js';
import { bearing, drawCopies, actorFor, drawArt, findHead, drawnSize, canHold, isTopping, DISHES } from './items.js';
import { equipped, withHeld } from './holding.js';
import { drawDriving, drawHalf, findSeat, frames, onSupport, windows } from './seated.js';

const { DWELLINGS, DIRECTED, ALOFT_KINDS, LANDED } = sets;
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
/** Draws somebody together with all that is on, in, under or around it, and collects what is apart. */
class Gatherer {
  private drawn: Sprite;
  private isAloft: boolean;
  private isLifted = false;
  private readonly verb = acting.verbFor(this.item);
  private readonly laid: Sprite[] = [];
  private readonly tops: Item[] = [];
  private readonly sides: Item[] = [];
  private readonly backs: Item[] = [];
  private readonly fronts: Item[] = [];
  constructor(
    private readonly item: Item,
    private readonly random: Random,
  ) {
    ({ drawn: this.drawn, isAloft: this.isAloft } = sideGroup(item, random));
    const isSeated = acting.isSharing(item) || /^(?:drive|behind)/.test(this.verb?.slot ?? '');
    if (!isSeated && item.companions.length > 0)
      this.drawn = inLine([this.drawn, ...item.companions.map((one) => sideGroup(one, random).drawn)]);
  }
  private get isSingle(): boolean {
    return this.item.count + this.item.companions.length === 1;
  }
  gather(): Gathering {
    const { related, object, verb } = this.item;
    const top = this.drawn.height * 0.97;
    const isHanding = object !== undefined && /^(?:give|toss)$/.test(verb?.name ?? '');
    const taker = isHanding ? related.find((one) => one.relation === 'beside' && isCreature(one.item)) : undefined;
    if (taker !== undefined) this.drawn = handed(this.drawn, this.item, taker.item, this.random);
    const isLed = verb?.name === 'walk' && object && isCreature(object) && object.noun.kind !== 'person';
    if (isLed) this.drawn = leashed(this.drawn, object);
    for (const one of related) if (one !== taker) this.relate(one);
    if (this.laid.length > 0) {
      const dishes = inLine(this.laid, 8);
      this.drawn = joined([at(this.drawn, 0), at(scaled(dishes, Math.min(1, 290 / dishes.width)), top)]);
    }
    if (verb?.place === 'slope') this.drawn = tilted(this.drawn, 12);
    if (this.tops.length > 0) this.drawn = topped(this.drawn, this.item, this.tops);
    const framing = related.flatMap((one) => (one.relation === 'between' ? one.item : []));
    this.drawn = between(this.drawn, framing);
    if (object?.noun.kind === 'sky' && verb?.name === 'jump') this.isAloft = true;
    if (!isLed) this.putAside();
    this.turnToSides();
    return this.atWindowOrAlone();
  }
  private relate({ relation, item: other }: Item['related'][number]): void {
    const { item, drawn, isSingle } = this;
    const { art, kind } = other.noun;
    const isHeld = DISHES.has(item.noun.art) ? isTopping(other) : canHold(item.noun, other.noun);
    if (relation === 'with' && isHeld) return;
    const frame = frames.get(art) ?? (relation === 'around' && isSingle && other.count === 1 ? 1.8 : 0);
    if (frame > 0 && relation !== 'front') {
      const x = art === 'archBridge' && drawn.width > 1.4 * drawn.height ? -0.36 * drawn.width : 0;
      this.drawn = joined([at(drawArt(other, (frame * drawn.height) / UNIT), 0), at(drawn, 0, x)]);
    } else if (relation === 'ahead') this.drawn = leashed(drawn, other);
    else if (relation === 'in' && windows.has(art) && kind === 'building') this.drawn = drawDriving(item, other);
    else if (relation === 'around' || (art === 'campfire' && !isSingle)) this.surround(other);
    else if (isLaid(item, relation, other))
      this.laid.push(scaled(drawArt(other), item.related.length === 1 ? 1.3 : 0.9));
    else if (relation === 'in' && (DWELLINGS.has(art) || kind === 'building')) this.backs.push(other);
    else if (this.canLift(relation, other)) {
      this.drawn = onSupport(drawn, item, other, relation);
      this.isLifted = true;
      this.isAloft &&= kind === 'sky';
    } else if (relation === 'top') this.tops.push(other);
    else if (relation === 'behind') this.fronts.push(other);
    else if (relation === 'front') this.backs.push(other);
    else if (relation === 'under') this.putUnder(other);
    else if (relation !== 'between') this.sides.push(other);
  }
  private canLift(relation: Relation, { noun, count }: Item): boolean {
    const isWithin = relation === 'in' && (noun.kind === 'sky' || count > 2);
    const isFirst = !this.isLifted || (relation === 'on' && noun.kind === 'furniture');
    return isFirst && LIFTED.includes(relation) && !isWithin;
  }
  private surround(other: Item): void {
    const { item, drawn, random, isSingle } = this;
    this.drawn = isSingle ? surrounding(other, drawn, random) : surrounding(item, drawArt(other), random);
    this.isAloft &&= isSingle || other.noun.kind === 'sky';
  }
  private putUnder(other: Item): void {
    const { drawn, item } = this;
    const { art, kind } = other.noun;
    const blanket = (): Sprite => drawThing('blanket', (1.2 * drawn.width) / UNIT, other.color);
    if (art === 'carpet') this.drawn = covered(drawn, blanket(), item.verb?.pose === 'lie');
    else if (/^(?:furniture|vehicle)$/.test(kind)) this.drawn = beneath(drawn, other);
    else if (/^(?:plant|tree)$/.test(kind) || art === 'umbrella') this.drawn = sheltered(drawn, other);
    else (kind === 'sky' ? this.sides : this.backs).push(other);
  }
  /** Puts beside somebody what it does something with, without holding it. */
  private putAside(): void {
    const { verb } = this;
    const isBeside = verb !== undefined && sets.BESIDE.has(verb.slot.split(' ')[0] ?? '');
    const object = isBeside && !acting.isSharing(this.item) ? acting.findObject(this.item, verb) : undefined;
    if (object === undefined) return;
    const isShown = (one: Item['related'][number]): boolean => verb?.name !== 'feed' || one.relation !== 'with';
    const shown = { ...object, related: object.related.filter(isShown) };
    this.sides.push(verb?.slot === 'ahead' && isCreature(object) ? { ...shown, verb: shown.verb ?? verb } : shown);
  }
  private turnToSides(): void {
    const { item, drawn } = this;
    const isLooking = DIRECTED.has(item.verb?.name ?? '') || item.verb?.slot === 'beside';
    const isAhead = this.verb?.slot === 'ahead';
    const isTurned = this.sides.length > 0 && isLooking && !isAhead && findHead(item.noun, drawn).side < 0;
    const isOnAllFours = actorFor(item) === undefined || sets.ON_FOUR_LEGS.has(item.verb?.name ?? '');
    if (isTurned && isOnAllFours) this.drawn = mirrored(drawn);
  }
  private atWindowOrAlone(): Gathering {
    const { item, drawn, isAloft, sides, backs, fronts } = this;
    const window = [...sides, ...backs, ...fronts].find(({ noun }) => noun.art === 'window');
    const doing = this.verb?.name ?? '';
    const isIdle = isCreature(item) && /^(?:|look|lookOut|wave|sit|guard|dream|think)$/.test(doing);
    if (window === undefined || this.isLifted || !isIdle)
      return { group: { drawn, item, isAloft }, sides, backs, fronts };
    const group = { drawn: atWindow(item), item, isAloft: false };
    return { group, sides: sides.filter((one) => one !== window), backs: [], fronts: [] };
  }
}
export function gather(root: Item, random: Random): Gathering {
  const own = equipped(root);
  return new Gatherer({ ...own, companions: own.companions.map(asVariant(own)) }, random).gather();
}
