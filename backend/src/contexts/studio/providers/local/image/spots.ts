import type { Relation } from '../prompt/relations.js';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const HEIGHT = 190;

const FIRST_SPOTS: Readonly<Record<'ground' | 'air' | 'behind', readonly [Spot, ...Spot[]]>> = {
  ground: [
    { x: 146, y: 890, scale: 1.27 },
    { x: 880, y: 880, scale: 1.25 },
    { x: 84, y: 670, scale: 0.8 },
    { x: 940, y: 666, scale: 0.8 },
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

const furtherSpots = (y: number): Spot[] =>
  Array.from({ length: 15 }, (_, at) => ({ x: 58 + at * 65, y: y + (at % 2) * 44, scale: 0.42 }));

export type Area = keyof typeof FIRST_SPOTS;

export const SPOTS: typeof FIRST_SPOTS = {
  ...FIRST_SPOTS,
  ground: [...FIRST_SPOTS.ground, ...furtherSpots(560)],
  air: [...FIRST_SPOTS.air, ...furtherSpots(84)],
};

const ROOM_BESIDE = [1, 1, 0.78, 0.66, 0.6];

/** Returns a spot on the ground that no Marcel covers. */
export function besideAll({ x, y, scale }: Spot, marcels: number): Spot {
  const share = ROOM_BESIDE[marcels] ?? 1;
  if (share === 1 || (x > 280 && x < 744)) return { x, y, scale };
  return { x: x < 512 ? x * share : 1024 - (1024 - x) * share, y, scale: scale * share };
}

export const RELATED: Readonly<Partial<Record<Relation, Spot>>> = {
  held: { x: 664, y: 800, scale: 1.05 },
  below: { x: 512, y: 1015, scale: 2.9 },
  above: { x: 512, y: 850, scale: 4.1 },
  front: { x: 512, y: 1012, scale: 2.5 },
  back: { x: 690, y: 850, scale: 3.4 },
};

export const AFLOAT: readonly [Spot, ...Spot[]] = [
  { x: 132, y: 0, scale: 1.1 },
  { x: 892, y: 0, scale: 1.1 },
  { x: 62, y: -160, scale: 0.5 },
  { x: 964, y: -160, scale: 0.5 },
  { x: 276, y: -104, scale: 0.48 },
  { x: 756, y: -104, scale: 0.48 },
];

export const BETWEEN: Spot = { x: 512, y: 985, scale: 0.9 };

export const ENCLOSING: Spot = { x: 512, y: 985, scale: 3.7 };
