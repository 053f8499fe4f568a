import { drawThing, joined, scaled, type Drawn, type Part } from '../art/drawn.js';
import { drawFigure, poseNamed } from '../art/figure.js';
import { verbNamed } from '../prompt/lexicon.js';
import { isCreature, itemOf, type Item, type Relation } from '../prompt/scene.js';
import type { Random } from '../random.js';
import { dollFor, drawActing, drawArt, drawBesides, faceOf, sizeOf, verbFor } from './acting.js';
import { seated } from './seated.js';
import { seatOf } from './seats.js';

/** A drawing that takes one spot of the picture. */
export interface Group {
  readonly drawn: Drawn;
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

const ALOFT_KINDS: ReadonlySet<string> = new Set(['flier', 'aircraft', 'sky']);
const GROUNDED: ReadonlySet<string> = new Set(['owl', 'parrot', 'rocket']);

export const isInAir = ({ noun, verb }: Item): boolean =>
  (ALOFT_KINDS.has(noun.kind) && !GROUNDED.has(noun.art)) ||
  verb?.name === 'fly' ||
  verb?.name === 'parachute' ||
  verb?.name === 'dive';

const VESSELS: ReadonlySet<string> = new Set(
  'basket,bucket,package,bathtub,coffee,hot-beverage,teacup-without-handle,pot-of-food,amphora,wrapped-gift,gift,shopping-cart,hat,top-hat,topHat,fishbowl,jar,shopping-bags,backpack,bowl-with-spoon,hole,wastebasket,luggage,potted-plant,nest-with-eggs,empty-nest,tent,shower,kennel,igloo,cave,glass-of-milk,wine-glass'.split(
    ',',
  ),
);

/** Animals of which the pictograms show the face alone. */
const FACES_ONLY: ReadonlySet<string> = new Set(
  'fox,bear,panda,koala,lion,wolf,frog,hamster,polar-bear,raccoon,chicken,teddy-bear'.split(','),
);

const POSES_AT_EASE = ['wave', 'stand', 'cheer'] as const;

/** Draws an item alone: posed where it can act, else as it is. */
function drawAlone(item: Item, random: Random): Drawn {
  const verb = verbFor(item);
  const doll = dollFor(item);
  const acts =
    verb !== undefined &&
    (item.noun.kind === 'marcel' ||
      !['walk', 'run', 'look', 'fly', 'swim', 'dive', 'breathe', 'jump'].includes(verb.name) ||
      item.noun.kind === 'person');
  if (doll !== undefined && acts) return drawActing(item, doll, verb);
  if (
    doll !== undefined &&
    (item.noun.kind === 'marcel' ||
      item.wears.length > 0 ||
      item.noun.kind === 'person' ||
      FACES_ONLY.has(item.noun.art))
  ) {
    const pose = item.noun.kind === 'marcel' ? random.pick(POSES_AT_EASE) : 'stand';
    return drawFigure({ doll, pose: poseNamed(pose), face: faceOf(item), wears: item.wears });
  }
  const own = verb === undefined ? drawArt(item) : drawBesides(item, verb);
  if (item.wears.length === 0) return own;
  const hats = item.wears.map(({ name, color }): Part => {
    const hat = drawThing(name, sizeOf(item) * 0.42, color);
    const isHat = !['scarf', 'bowTie', 'medal', 'cape', 'sunglasses', 'spectacles', 'mask', 'eyePatch'].includes(name);
    return { ...hat, x: 0, up: own.height * (isHat ? 0.93 : 0.55) };
  });
  return joined([{ ...own, x: 0, up: 0 }, ...hats]);
}

/** Draws as many copies as the prompt counts, in rows. */
export function copiesOf(one: Drawn, count: number, isAloft: boolean): Drawn {
  if (count <= 1) return one;
  const columns = count <= 3 ? count : Math.ceil(count / (count > 8 ? 3 : 2));
  const parts = Array.from({ length: count }, (_, at): Part => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const inRow = Math.min(columns, count - row * columns);
    const x = (column - (inRow - 1) / 2) * one.width * (isAloft ? 1.15 : 0.98);
    const stagger = isAloft ? (column % 2) * one.height * 0.3 : 0;
    return { ...one, x, up: row * one.height * (isAloft ? 1.1 : 0.62) + stagger };
  });
  return joined(parts.toReversed());
}

/** Attaches what the subject holds: with a thing in hand, it holds it. */
function withHeld(item: Item): Item {
  const held = item.related.find(
    ({ relation, item: { noun } }) => relation === 'with' && noun.kind !== 'building' && noun.kind !== 'wear',
  );
  if (
    held === undefined ||
    !isCreature(item) ||
    item.object !== undefined ||
    isCreature(held.item) ||
    held.item.noun.kind === 'vehicle'
  )
    return item;
  if (item.verb !== undefined && !['sit', 'stand', 'walk', 'run', 'wave', 'dance'].includes(item.verb.name))
    return item;
  return { ...item, verb: verbNamed('hold'), object: held.item, related: item.related.filter((one) => one !== held) };
}

const LIFTED: readonly Relation[] = ['on', 'in', 'over'];

function onSupport(drawn: Drawn, item: Item, support: Item, relation: Relation): Drawn {
  const { noun } = support;
  const isVessel = relation === 'in' && (VESSELS.has(noun.art) || noun.kind === 'boat' || noun.kind === 'vehicle');
  const wanted = Math.max(
    sizeOf(support),
    sizeOf(item) * (noun.kind === 'tree' || noun.kind === 'building' ? 1.5 : isVessel ? 0.95 : 0.9),
  );
  const under = drawArt(support, Math.min(2.4, Math.max(wanted, drawn.width / 272)));
  if (relation === 'over')
    return joined([
      { ...under, x: 0, up: 0 },
      { ...drawn, x: 0, up: under.height + 30 },
    ]);
  const fitting = noun.kind === 'tree' && relation === 'in' ? scaled(drawn, 0.8) : drawn;
  return seated(fitting, under, isVessel ? 0.32 : seatOf(noun), isVessel);
}

export function gather(root: Item, random: Random): Gathering {
  const item = withHeld(root);
  const isAloft = isInAir(item);
  const sides: Item[] = [];
  const backs: Item[] = [];
  const fronts: Item[] = [];
  let drawn = copiesOf(drawAlone({ ...item, count: 1 }, random), item.count, isAloft);
  let isLifted = false;
  for (const { relation, item: other } of item.related) {
    const isSky = other.noun.kind === 'sky';
    if (LIFTED.includes(relation) && !isLifted && !(isSky && relation === 'in')) {
      drawn = onSupport(drawn, item, other, relation);
      isLifted = true;
    } else if (relation === 'behind') fronts.push(other);
    else if (relation === 'front' || (relation === 'under' && !isSky && other.noun.kind !== 'furniture'))
      backs.push(other);
    else if (relation === 'under' && other.noun.kind === 'furniture') drawn = beneath(drawn, other);
    else sides.push(other);
  }
  const verb = verbFor(item);
  if (
    item.object !== undefined &&
    verb !== undefined &&
    ['beside', 'far', 'ahead'].includes(verb.slot.split(' ')[0] ?? '')
  )
    sides.push(item.object);
  if (item.object !== undefined && verb?.name === 'fight' && isCreature(item.object)) sides.push(item.object);
  const stays = isLifted && !item.related.some(({ relation }) => relation === 'over');
  return { group: { drawn, item, isAloft: isAloft && !stays }, sides, backs, fronts };
}

function beneath(drawn: Drawn, furniture: Item): Drawn {
  const over = drawArt(furniture, 1.9);
  const small = scaled(drawn, (over.height * 0.85) / drawn.height);
  return joined([
    { ...small, x: 0, up: 0 },
    { ...over, x: 0, up: 0 },
  ]);
}

/** Draws an item that stands beside the subject. */
export const sideGroup = (item: Item, random: Random): Group => {
  const isAloft = isInAir(item);
  return {
    drawn: copiesOf(drawAlone(itemOf(item.noun, { ...item, count: 1 }), random), item.count, isAloft),
    item,
    isAloft,
  };
};
