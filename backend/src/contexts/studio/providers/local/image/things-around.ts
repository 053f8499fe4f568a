import { place } from '@marcel/art/svg';
import { drawPictogram } from '../pictograms/draw-pictogram.js';
import type { Thing } from '../prompt/things.js';
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
const SPOTS: Readonly<Record<'ground' | 'air' | 'behind', readonly [Spot, ...Spot[]]>> = {
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
    { x: 820, y: 360, scale: 1.2 },
    { x: 200, y: 390, scale: 1.15 },
    { x: 934, y: 190, scale: 0.8 },
    { x: 90, y: 190, scale: 0.8 },
    { x: 760, y: 150, scale: 0.7 },
    { x: 264, y: 150, scale: 0.7 },
    { x: 900, y: 540, scale: 0.75 },
    { x: 120, y: 560, scale: 0.75 },
    { x: 512, y: 130, scale: 0.6 },
  ],
  behind: [
    { x: 240, y: 800, scale: 2.5 },
    { x: 800, y: 800, scale: 2.4 },
    { x: 512, y: 620, scale: 2.2 },
  ],
};

const RELATED: Readonly<Record<'held' | 'below' | 'above', Spot>> = {
  held: { x: 664, y: 800, scale: 1.05 },
  below: { x: 512, y: 1015, scale: 2.9 },
  above: { x: 512, y: 850, scale: 4.1 },
};

/** What is drawn before and behind the figure. */
export interface Surrounding {
  readonly behind: string;
  readonly before: string;
}

interface Placed extends Spot {
  readonly thing: Thing;
  readonly isBefore: boolean;
  /** Stands on its spot, or hangs with it. */
  readonly turn: number;
}

const propOf = ({ drawn }: Thing): Prop | undefined => (drawn.by === 'hand' ? PROPS[drawn.name] : undefined);

const areaOf = (thing: Thing): keyof typeof SPOTS =>
  thing.where === 'hand' ? (propOf(thing)?.where ?? 'ground') : thing.where;

/** Gives each thing its spot: those that belong to Marcel at him, all others around him, as often as they were asked for. */
export function thingsAround(things: readonly Thing[], random: Random): Surrounding {
  const taken = { ground: 0, air: 0, behind: 0 };
  const mirrored = random.chance(0.5);
  const turn = () => random.between(-4, 4);
  const related = new Set<string>();
  const placed = things.flatMap((thing): Placed[] => {
    const { relation } = thing;
    if (relation !== 'beside' && thing.where !== 'behind' && !related.has(relation)) {
      related.add(relation);
      return [{ ...RELATED[relation], thing, turn: 0, isBefore: relation !== 'above' }];
    }
    const area = areaOf(thing);
    return Array.from({ length: area === 'behind' ? 1 : thing.count }, () => {
      const { x, y, scale } = SPOTS[area][taken[area]++ % SPOTS[area].length] ?? SPOTS[area][0];
      return { x: mirrored ? 1024 - x : x, y, scale, thing, turn: area === 'behind' ? 0 : turn(), isBefore: false };
    });
  });
  const drawn = (isBefore: boolean) =>
    placed
      .filter((one) => one.isBefore === isBefore)
      .toSorted((one, other) => depthOf(one) - depthOf(other))
      .map(draw)
      .join('');
  return { behind: drawn(false), before: drawn(true) };
}

/** What is further back comes first, so that the others stand before it. */
const depthOf = ({ thing, y, scale }: Placed): number => (areaOf(thing) === 'behind' || scale > 3 ? y - 2000 : y);

function draw({ thing, x, y, scale, turn }: Placed): string {
  const { drawn, colour } = thing;
  const prop = propOf(thing);
  if (prop !== undefined) {
    // A hanging prop of our own hangs by its middle.
    const at = { x, y: prop.where === 'air' ? y - (HEIGHT * scale) / 2 : y, scale, turn };
    return place(prop.draw(colour ?? prop.colour), at);
  }
  return place(drawPictogram(drawn.name, HEIGHT * scale, colour), { x, y, scale: 1, turn });
}
