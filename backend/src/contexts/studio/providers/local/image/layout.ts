import { place } from '@marcel/art/svg';
import { INK } from '@marcel/art/palette';
import type { Group } from './groups.js';

/** Where the ground is for the figures, in pixels. */
export const GROUND = 936;

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const shadow = (x: number, y: number, width: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${Math.max(8, width * 0.1)}" fill="${INK}" opacity=".25"/>`;

export function drawAt({ drawn, isAloft }: Group, { x, y, scale }: Spot): string {
  const under = isAloft ? '' : shadow(x, y - 4, drawn.width * scale * 0.46);
  return under + place(drawn.svg, { x: Math.round(x), y: Math.round(y), scale: Math.round(scale * 1000) / 1000 });
}

/** Returns the largest scale at which a group fits into a box. */
export const fitting = ({ drawn }: Group, width: number, height: number): number =>
  Math.min(width / drawn.width, height / drawn.height);

interface Room {
  readonly left: number;
  readonly right: number;
  readonly height: number;
  readonly ground: number;
}

/** The share of the height of the first that another one has at most: the subject is the largest. */
const LARGEST_OTHER = 0.92;

const LARGEST_THING = 0.55;
const SMALL_KINDS: ReadonlySet<string> = new Set(['thing', 'food', 'ball', 'plant', 'wear', 'instrument']);

/** Puts groups side by side into a room, the first in its middle and the largest. */
export function inRow(groups: readonly Group[], { left, right, height, ground }: Room): readonly Spot[] {
  const [first] = groups;
  if (first === undefined) return [];
  const natural = groups.map(({ drawn, item }, at) => {
    if (at === 0) return 1;
    const most =
      (first.drawn.height * (SMALL_KINDS.has(item.noun.kind) ? LARGEST_THING : LARGEST_OTHER)) / drawn.height;
    const least = (first.drawn.height * 0.34) / drawn.height;
    return Math.min(most, Math.max(least, 1), (first.drawn.width * 1.1) / drawn.width);
  });
  const gap = 24;
  const width = groups.reduce((sum, { drawn }, at) => sum + drawn.width * (natural[at] ?? 1), 0);
  const room = right - left - gap * (groups.length - 1);
  const scale = Math.min(room / width, height / first.drawn.height);
  // The first is in the middle of three: 2 1 3.
  const order =
    groups.length === 3
      ? [1, 0, 2]
      : groups.length > 3
        ? [1, 3, 0, ...groups.keys()].filter((at, index, all) => at < groups.length && all.indexOf(at) === index)
        : [...groups.keys()];
  const spots: Spot[] = [];
  const total = width * scale + gap * (groups.length - 1);
  let x = (left + right - total) / 2;
  for (const at of order) {
    const group = groups[at];
    if (group === undefined) continue;
    const own = scale * (natural[at] ?? 1);
    const wide = group.drawn.width * own;
    const y = group.isAloft ? ground - 190 - (at % 2) * 40 : ground;
    spots[at] = { x: x + wide / 2, y, scale: own };
    x += wide + gap;
  }
  return spots;
}

const SKY_SPOTS = [
  { x: 830, y: 330 },
  { x: 180, y: 330 },
  { x: 512, y: 210 },
  { x: 660, y: 180 },
  { x: 350, y: 180 },
] as const;

/** Puts a thing into the sky, out of the way of the subject. */
export function inSky(group: Group, at: number): Spot {
  const spot = SKY_SPOTS[at % SKY_SPOTS.length] ?? SKY_SPOTS[0];
  return { ...spot, scale: fitting(group, 290, 250) };
}
