import { INK } from '@marcel/art/palette';
import { place } from '@marcel/art/svg';
import { isCreature } from '../prompt/scene.js';
import { UNIT } from '../art/sprite.js';
import { drawnSize } from './items.js';
import type { Group } from './groups.js';

export const GROUND = 936;
export type Spot = Readonly<Record<'x' | 'y' | 'scale', number>>;
export const shadow = (x: number, y: number, width: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${Math.max(8, width * 0.1)}" fill="${INK}" fill-opacity=".25"/>`;
export const drawAt = ({ drawn, isAloft }: Group, { x, y, scale }: Spot): string =>
  (isAloft ? '' : shadow(x, y - 4, drawn.width * scale * 0.46)) +
  place(drawn.svg, { x: Math.round(x), y: Math.round(y), scale });
export const fitting = ({ drawn }: Group, width: number, height: number): number =>
  Math.min(width / drawn.width, height / drawn.height);
type Room = Readonly<Record<'left' | 'right' | 'height' | 'ground', number>>;
const SMALL = /^(?:thing|food|ball|plant|wear|instrument|toy)$/;
function besides({ drawn: first, item: leader }: Group, { drawn, item }: Group): number {
  const isSmall = SMALL.test(item.noun.kind) && !SMALL.test(leader.noun.kind);
  const [ratio, isSized] = [drawnSize(item) / drawnSize(leader), item.size !== leader.size && item.count === 1];
  const isUnlike =
    isCreature(item) && isCreature(leader) && item.count * leader.count === 1 && (ratio < 0.5 || ratio > 1.6);
  const one = leader.count > 1 ? drawnSize(leader) * UNIT : Math.max(first.width, first.height);
  const own = Math.max(drawn.width, drawn.height);
  const least = item.size > 1 && isSized ? 1.3 : 0.22;
  const most = !isSized ? (drawnSize(leader) < 0.5 ? 2 : 1.4) : item.size < 1 && leader.size >= 1 ? 0.6 : 4;
  if (isSized || isUnlike) return (Math.min(most, Math.max(least, ratio)) * one) / own;
  const isAdult = item.noun.kind === leader.noun.kind && item.noun.size > leader.noun.size;
  const tallest = (first.height * (isSmall ? 0.55 : isAdult ? 1.12 : 0.92)) / drawn.height;
  const shortest = (first.height * (item.noun.kind === 'person' ? 0.7 * item.noun.size : 0.34)) / drawn.height;
  const isLong = /vehicle|boat|aircraft/.test(item.noun.kind);
  const share = item.count === 1 ? 1.1 : isSmall ? 1.2 : item.noun.kind === 'person' ? 1.5 : 1.4;
  const widest = (first.width * (isLong ? 1.7 : share)) / drawn.width;
  return Math.min(tallest, widest, Math.max(shortest, 1));
}
/** Puts groups side by side into a room, the first in its middle and the largest. */
export function inRow(groups: readonly Group[], { left, right, height, ground }: Room): readonly Spot[] {
  const [first] = groups;
  if (first === undefined) return [];
  const own = groups.map((group, at) => (at === 0 ? 1 : besides(first, group)));
  const total = groups.reduce((sum, { drawn }, at) => sum + drawn.width * (own[at] ?? 1), 0);
  const isCrowded = groups.length > 1 && (right - left) / total < (0.75 * height) / first.drawn.height;
  const [share, gap] = isCrowded ? [0.84, 0] : [1, 24];
  const [width, gaps] = [total * share, gap * (groups.length - 1)];
  const room = right - left - (isCrowded ? 80 : 0) - gaps;
  const scale = Math.min(room / width, height / first.drawn.height);
  const isInTurn = groups.length < 3 || first.item.verb?.slot === 'far';
  const order = isInTurn
    ? [...groups.keys()]
    : [...new Set([1, ...(groups.length > 3 ? [3] : []), 0, ...groups.keys()])];
  const spots: Spot[] = [];
  let x = (left + right - width * scale - gaps) / 2;
  for (const at of order) {
    const group = groups[at] ?? first;
    const wide = group.drawn.width * scale * share * (own[at] ?? 1);
    const y = group.isAloft ? ground - 190 - (at % 2) * 40 : ground;
    spots[at] = { x: x + wide / 2, y, scale: scale * (own[at] ?? 1) };
    x += wide + gap;
  }
  return spots;
}
const IN_SKY = [830, 330, 540, 270, 690, 190, 400, 200, 190, 430] as const;
export function inSky(group: Group, at: number, top: number): Spot {
  const spot = (at % 5) * 2;
  return { x: IN_SKY[spot] ?? 830, y: top + (IN_SKY[spot + 1] ?? 330), scale: fitting(group, 290, 250) };
}
