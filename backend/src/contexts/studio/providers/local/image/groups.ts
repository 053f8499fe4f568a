import { at, drawThing, joined, scaled, type Sprite, type Part } from '../art/sprite.js';
import { drawFigure } from '../art/figure.js';
import { fragmentNamed } from '../art/fragments.js';
import { verbNamed } from '../prompt/lexicon.js';
import { isCreature, LAIRS, VESSELS, type Item, type Relation } from '../prompt/scene.js';
import type { Random } from '../random.js';
import { setOf } from '../sets.js';
import { ASIDE, drawActing, drawBesides, verbFor } from './acting.js';
import { dollFor, drawArt, figureOf, sizeOf } from './items.js';
import { seated, seatOf } from './seated.js';

/** A drawing that takes one spot of the picture. */
export interface Group {
  readonly drawn: Sprite;
  readonly item: Item;
  readonly isAloft: boolean;
}

/** A subject with what stands around it. */
export interface Gathering {
  readonly group: Group;
  readonly sides: readonly Item[];
  /** Large things behind the subject. */
  readonly backs: readonly Item[];
  /** Things in front of the lower part of the subject. */
  readonly fronts: readonly Item[];
}

const ALOFT_KINDS = setOf('flier,aircraft,sky');
const GROUNDED = setOf('owl,parrot,rocket');
const ALOFT_VERBS = setOf('fly,parachute,dive');

const isInAir = ({ noun, verb }: Item): boolean =>
  (ALOFT_KINDS.has(noun.kind) && !GROUNDED.has(noun.art)) || ALOFT_VERBS.has(verb?.name ?? '');

const VESSEL_KINDS = setOf('boat,vehicle');

/** Animals of which the pictograms show the face alone. */
const FACES_ONLY = setOf('fox,bear,panda,koala,lion,wolf,frog,hamster,polar-bear,raccoon,chicken,teddy-bear');

/** Poses that animals take on four legs. */
const ON_FOUR_LEGS = setOf('walk,run,look,fly,swim,dive,breathe,jump');

const POSES_AT_EASE = ['wave', 'stand', 'cheer'] as const;

/** Draws an item alone: posed where it can act, else as it is. */
function drawAlone(item: Item, random: Random): Sprite {
  const [verb, doll, { noun, wears }] = [verbFor(item), dollFor(item), item];
  const isUpright = noun.kind === 'marcel' || noun.kind === 'person';
  if (doll !== undefined && verb !== undefined && (isUpright || !ON_FOUR_LEGS.has(verb.name)))
    return drawActing(item, doll, verb);
  if (doll !== undefined && (isUpright || wears.length > 0 || FACES_ONLY.has(noun.art)))
    return drawFigure(figureOf(item, doll, noun.kind === 'marcel' ? random.pick(POSES_AT_EASE) : 'stand'));
  const own = verb === undefined ? drawArt(item) : drawBesides(item, verb);
  const dress = (noun.art === 'snowman' ? [] : wears).map(({ name, color }): Part => {
    const isHat = fragmentNamed(name)?.where === 'hat';
    return at(drawThing(name, sizeOf(item) * 0.42, color), own.height * (isHat ? 0.93 : 0.5));
  });
  return joined([at(own, 0), ...dress]);
}

/** Draws as many copies as the prompt counts, in rows. */
function copiesOf(one: Sprite, count: number, isAloft: boolean): Sprite {
  const columns = count <= 3 ? count : Math.ceil(count / (count > 8 ? 3 : 2));
  const parts = Array.from({ length: count }, (_, index): Part => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const x = (column - (Math.min(columns, count - row * columns) - 1) / 2) * one.width * (isAloft ? 1.15 : 0.98);
    return at(one, one.height * (isAloft ? row * 1.1 + (column % 2) * 0.3 : row * 0.62), x);
  });
  return count <= 1 ? one : joined(parts.toReversed());
}

/** Draws an item that stands beside the subject. */
export function sideGroup(item: Item, random: Random): Group {
  const isAloft = isInAir(item);
  return { drawn: copiesOf(drawAlone({ ...item, count: 1 }, random), item.count, isAloft), item, isAloft };
}

const HANDS_FREE = setOf('sit,walk,run,wave,dance,cheer');
const RIDDEN = setOf('vehicle,boat,aircraft,bike,board');
const NEVER_HELD = setOf('building,wear,vehicle,animal,person,marcel,tree');

/** Lets a creature hold what it is with, and drive or ride what it is in or on. */
function withHeld(item: Item): Item {
  const isFree = item.object === undefined && (item.verb === undefined || HANDS_FREE.has(item.verb.name));
  if (!isCreature(item) || !isFree) return item;
  const held = item.related.find((one) => one.relation === 'with' && !NEVER_HELD.has(one.item.noun.kind));
  const ridden = item.related.find((one) => ['in', 'on'].includes(one.relation) && RIDDEN.has(one.item.noun.kind));
  const taken = ridden ?? held;
  if (taken === undefined) return item;
  const isDriven = taken === ridden && taken.item.noun.kind !== 'bike' && taken.item.noun.kind !== 'board';
  const verb = verbNamed(taken === held ? 'hold' : isDriven ? 'drive' : 'ride');
  return { ...item, verb, object: taken.item, related: item.related.filter((one) => one !== taken) };
}

const LIFTED: readonly Relation[] = ['on', 'in', 'over'];

function onSupport(drawn: Sprite, item: Item, support: Item, relation: Relation): Sprite {
  const { art, kind } = support.noun;
  const isVessel = relation === 'in' && (VESSELS.has(art) || VESSEL_KINDS.has(kind));
  const least = sizeOf(item) * (kind === 'tree' || kind === 'building' ? 1.5 : 0.95);
  const under = drawArt(support, Math.min(2.4, Math.max(sizeOf(support), least, drawn.width / 272)));
  if (relation === 'over') return joined([at(under, 0), at(drawn, under.height + 30)]);
  const fitting = kind === 'tree' && relation === 'in' ? scaled(drawn, 0.8) : drawn;
  return seated(fitting, under, isVessel ? 0.32 : seatOf(support.noun), isVessel);
}

/** Fills a vessel: a basket of apples, a vase with flowers. */
function filled(vessel: Sprite, content: Item): Sprite {
  const drawn = drawArt(content);
  const one = scaled(drawn, (0.5 * vessel.width) / drawn.width);
  const copies = content.count > 1 || content.noun.kind === 'food' ? [-0.25, 0.25, 0] : [0];
  return joined([
    ...copies.map((x) => at(one, vessel.height * (content.noun.kind === 'plant' ? 0.86 : 0.62), x * vessel.width)),
    at(vessel, 0),
  ]);
}

function beneath(drawn: Sprite, furniture: Item): Sprite {
  const over = drawArt(furniture, 1.9);
  const isOpen = furniture.noun.art === 'table' || furniture.noun.art === 'chair';
  const small = scaled(drawn, (over.height * (isOpen ? 0.62 : 0.8)) / drawn.height);
  return joined(isOpen ? [at(small, 0), at(over, 0)] : [at(over, small.height * 0.55), at(small, 0)]);
}

export function gather(root: Item, random: Random): Gathering {
  const item = withHeld(root);
  const [sides, backs, fronts]: [Item[], Item[], Item[]] = [[], [], []];
  let { drawn, isAloft } = sideGroup(item, random);
  const [top, related] = [drawn.height * 0.97, item.related];
  let isLifted = false;
  for (const [index, { relation, item: other }] of related.entries()) {
    const { kind } = other.noun;
    if (relation === 'with' && VESSELS.has(item.noun.art)) drawn = filled(drawn, other);
    else if (relation === 'with' && item.noun.art === 'table' && sizeOf(other) <= 1)
      drawn = joined([at(drawn, 0), at(scaled(drawArt(other), 0.75), top, (index - (related.length - 1) / 2) * 140)]);
    else if (relation === 'in' && (LAIRS.has(other.noun.art) || kind === 'building')) backs.push(other);
    else if (LIFTED.includes(relation) && !isLifted && !(kind === 'sky' && relation === 'in')) {
      drawn = onSupport(drawn, item, other, relation);
      isLifted = true;
      isAloft &&= relation === 'over';
    } else if (relation === 'behind') fronts.push(other);
    else if (relation === 'under' && kind === 'furniture') drawn = beneath(drawn, other);
    else if (relation === 'front' || (relation === 'under' && kind !== 'sky')) backs.push(other);
    else sides.push(other);
  }
  const verb = verbFor(item);
  const isFought = verb?.name === 'fight' && item.object !== undefined && isCreature(item.object);
  if (item.object !== undefined && (isFought || ASIDE.has(verb?.slot.split(' ')[0] ?? ''))) sides.push(item.object);
  return { group: { drawn, item, isAloft }, sides, backs, fronts };
}
