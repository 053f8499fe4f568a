import { place } from '@marcel/art/svg';
import { drawPictogram } from '../pictograms/draw-pictogram.js';
import { isEnclosing, isShared } from '../prompt/creatures.js';
import type { Relation } from '../prompt/relations.js';
import type { Thing } from '../prompt/thing.js';
import { WORN } from '../prompt/worn.js';
import type { Prop } from '../props/prop.js';
import { PROPS } from '../props/props.js';
import type { Random } from '../random.js';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How high a thing is at scale 1. */
const HEIGHT = 190;

/** Spots beside Marcel, in the order they are taken, and how large things are there. */
const FIRST_SPOTS: Readonly<Record<'ground' | 'air' | 'behind', readonly [Spot, ...Spot[]]>> = {
  ground: [
    { x: 180, y: 890, scale: 1.35 },
    { x: 856, y: 880, scale: 1.3 },
    { x: 84, y: 690, scale: 0.8 },
    { x: 940, y: 686, scale: 0.8 },
    { x: 300, y: 990, scale: 0.75 },
    { x: 744, y: 996, scale: 0.75 },
    { x: 236, y: 640, scale: 0.55 },
    { x: 800, y: 640, scale: 0.55 },
    { x: 512, y: 1000, scale: 0.6 },
  ],
  air: [
    { x: 872, y: 330, scale: 1.2 },
    { x: 150, y: 350, scale: 1.15 },
    { x: 934, y: 190, scale: 0.8 },
    { x: 90, y: 190, scale: 0.8 },
    { x: 760, y: 150, scale: 0.7 },
    { x: 264, y: 150, scale: 0.7 },
    { x: 900, y: 540, scale: 0.75 },
    { x: 120, y: 560, scale: 0.75 },
    { x: 512, y: 130, scale: 0.6 },
  ],
  behind: [
    { x: 206, y: 800, scale: 2.5 },
    { x: 830, y: 800, scale: 2.4 },
    { x: 512, y: 620, scale: 2.2 },
  ],
};

/** Where there are many, the further ones are small and far, in two rows. */
const furtherSpots = (y: number): Spot[] =>
  Array.from({ length: 15 }, (_, at) => ({ x: 58 + at * 65, y: y + (at % 2) * 44, scale: 0.42 }));

const SPOTS: typeof FIRST_SPOTS = {
  ...FIRST_SPOTS,
  ground: [...FIRST_SPOTS.ground, ...furtherSpots(560)],
  air: [...FIRST_SPOTS.air, ...furtherSpots(84)],
};

/** Things that belong to Marcel. */
const RELATED: Readonly<Record<Exclude<Relation, 'worn' | 'beside'>, Spot>> = {
  held: { x: 664, y: 800, scale: 1.05 },
  below: { x: 512, y: 1015, scale: 2.9 },
  above: { x: 512, y: 850, scale: 4.1 },
  front: { x: 512, y: 1012, scale: 2.5 },
  back: { x: 690, y: 850, scale: 3.4 },
};

/** So large that several have one of it. */
const LARGE: ReadonlySet<Relation> = new Set(['above', 'back']);

/** What several of him do together is between them. */
const BETWEEN: Spot = { x: 512, y: 985, scale: 0.9 };

/** What he sits in stands behind him. */
const ENCLOSING: Spot = { x: 512, y: 985, scale: 3.7 };

const FAR = -2000;

/** What is drawn before and behind the figure. */
export interface Surrounding {
  readonly behind: string;
  readonly before: string;
}

interface Placed extends Spot {
  readonly thing: Thing;
  readonly isBefore: boolean;
  /** The less, the further back: the others stand before it. */
  readonly depth: number;
  /** Stands on its spot, or hangs with it. */
  readonly turn: number;
}

const propOf = ({ drawn }: Thing): Prop | undefined => (drawn.by === 'hand' ? PROPS[drawn.name] : undefined);

const areaOf = (thing: Thing): keyof typeof SPOTS =>
  thing.where === 'hand' ? (propOf(thing)?.where ?? 'ground') : thing.where;

/** Gives each thing its spot: those that belong to Marcel at him, all others around him, as often as they were asked for. */
export function thingsAround(things: readonly Thing[], marcels: number, random: Random): Surrounding {
  const taken = { ground: 0, air: 0, behind: 0 };
  const mirrored = random.chance(0.5);
  const turn = () => random.between(-4, 4);
  const related = new Set<string>();
  const counts = new Map(things.map(({ drawn, count }) => [drawn.name, count]));
  /** One tree or table for four cats stands beside them. */
  const isOfAnother = ({ of, relation, drawn }: Thing): boolean => {
    const owners = of === undefined ? 0 : (counts.get(of) ?? 0);
    return owners === 1 || (owners > 1 && !LARGE.has(relation) && (relation === 'front' || !isShared(drawn.name)));
  };
  const carried = new Set(things.flatMap(({ of, relation }) => (of !== undefined && relation === 'below' ? [of] : [])));
  const spotOf = (area: keyof typeof SPOTS): Spot => SPOTS[area][taken[area]++ % SPOTS[area].length] ?? SPOTS[area][0];
  const alone = eachBeforeMore(things.filter((thing) => !isOfAnother(thing))).map((thing): Placed => {
    const { relation } = thing;
    const isMarcels = thing.of === undefined && relation !== 'beside' && relation !== 'worn';
    if (isMarcels && thing.where !== 'behind' && !related.has(relation)) {
      related.add(relation);
      const isAround = relation === 'above' || relation === 'back' || isEnclosing(thing.drawn.name);
      const his = relation === 'held' && marcels > 1 ? BETWEEN : RELATED[relation];
      const spot = relation === 'below' && isAround ? ENCLOSING : his;
      return { ...spot, thing, turn: 0, isBefore: !isAround, depth: isAround ? FAR : spot.y };
    }
    const area = carried.has(thing.drawn.name) ? 'ground' : areaOf(thing);
    const isFar = area === 'behind';
    const { x, y, scale } = spotOf(area);
    const depth = isFar ? FAR + y : y;
    return { x: mirrored ? 1024 - x : x, y, scale, thing, turn: isFar ? 0 : turn(), isBefore: false, depth };
  });
  const placed = things.filter(isOfAnother).reduce<readonly Placed[]>(atTheirs, alone);
  const drawn = (isBefore: boolean) =>
    placed
      .filter((one) => one.isBefore === isBefore)
      .toSorted((one, other) => one.depth - other.depth)
      .map(draw)
      .join('');
  return { behind: drawn(false), before: drawn(true) };
}

/** Of everything one, then of everything that there are more of another one, and so on: none is crowded out by many of another. */
function eachBeforeMore(things: readonly Thing[]): Thing[] {
  const rounds = Math.max(0, ...things.map(({ count }) => count));
  return Array.from({ length: rounds }, (_, round) => things.filter((thing) => copiesOf(thing) > round)).flat();
}

/** What is far is large. */
const copiesOf = (thing: Thing): number =>
  thing.where === 'behind' ? Math.min(thing.count, SPOTS.behind.length) : thing.count;

/** How far up its owner something is worn, as a share of their height. */
const WORN_AT = { hat: 0.74, glasses: 0.52, clothes: 0.22 } as const;

/** Puts a thing to each of those that it belongs to, and who is on it above it. */
function atTheirs(placed: readonly Placed[], thing: Thing): readonly Placed[] {
  return placed.flatMap((owner) => {
    if (owner.thing.drawn.name !== thing.of) return owner;
    const { x, y, scale, depth } = owner;
    const size = HEIGHT * scale;
    const its = { ...owner, thing, turn: 0, depth: depth + 1 };
    switch (thing.relation) {
      case 'below':
        return [
          { ...its, scale: scale * 1.3, depth },
          { ...owner, depth: depth + 1, y: y - size * 0.66, scale: scale * 0.85 },
        ];
      case 'above':
        return [{ ...its, scale: scale * 2, depth: depth - 1 }, owner];
      case 'front':
        return [
          { ...owner, y: y - size * 0.34 },
          { ...its, y: y + size * 0.06 },
        ];
      case 'back':
        return [{ ...its, y: y - size * 0.12, scale: scale * 1.7, depth: depth - 1 }, owner];
      case 'worn':
        return [
          owner,
          { ...its, y: y - size * WORN_AT[WORN[thing.drawn.name]?.instead ?? 'hat'], scale: scale * 0.45 },
        ];
      case 'held':
      case 'beside':
        return [owner, { ...its, x: x + Math.sign(x - 512) * size * 0.26, scale: scale * 0.6 }];
    }
  });
}

/** What carries Marcel, or hangs over him, has his size. */
const sizeOf = ({ relation, size = 1 }: Thing): number => (relation === 'below' || relation === 'above' ? 1 : size);

function draw(placed: Placed): string {
  const { thing, x, y, scale } = placed;
  const mark = thing.state?.mark;
  if (mark === undefined) return drawThing(placed);
  const size = HEIGHT * scale * sizeOf(thing);
  return (
    drawThing(placed) + place(drawPictogram(mark, size * 0.42), { x: x + size * 0.4, y: y - size * 0.74, scale: 1 })
  );
}

function drawThing({ thing, x, y, scale: usual, turn }: Placed): string {
  const { drawn, colour } = thing;
  const scale = usual * sizeOf(thing);
  const prop = propOf(thing);
  if (prop !== undefined) {
    // A hanging prop of our own hangs by its middle.
    const at = { x, y: prop.where === 'air' ? y - (HEIGHT * scale) / 2 : y, scale, turn };
    return place(prop.draw(colour ?? prop.colour), at);
  }
  return place(drawPictogram(drawn.name, HEIGHT * scale, colour), { x, y, scale: 1, turn });
}
