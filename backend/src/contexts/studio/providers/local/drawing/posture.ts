import type { Point, Pose } from '../art/figure.js';
import type { Look, Spot } from './look.js';

const LINES = { least: 12, most: 6000 };

const GREATEST_LEAN = 24;

/** The share of the ink that counts as the end of a limb. */
const OUTERMOST = 0.06;

const ARM = { shortest: 44, longest: 92 };
const LEG = { shortest: 30, longest: 62 };

const mean = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});

function outermost(spots: readonly Spot[], along: (spot: Spot) => number): Spot {
  const sorted = spots.toSorted((one, other) => along(other) - along(one));
  return mean(sorted.slice(0, Math.max(1, Math.round(sorted.length * OUTERMOST))));
}

function end(from: Point, { x, y }: Spot, { shortest, longest }: typeof ARM): Point {
  const far = Math.hypot(x, y) || 1;
  const length = shortest + Math.min(1, far) * (longest - shortest);
  return { x: Math.round(from.x + (x / far) * length), y: Math.round(from.y + (y / far) * length) };
}

/** Returns the pose of a drawn figure; undefined for an empty sheet. */
export function poseOf(ink: readonly Spot[]): Pose | undefined {
  if (ink.length < LINES.least || ink.length > LINES.most) return undefined;
  const [left, right] = [outermost(ink, ({ x }) => -x).x, outermost(ink, ({ x }) => x).x];
  const [top, bottom] = [outermost(ink, ({ y }) => -y).y, outermost(ink, ({ y }) => y).y];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const half = { x: Math.max(8, (right - left) / 2), y: Math.max(8, (bottom - top) / 2) };
  const upper = ink.filter(({ y }) => y <= middle.y + 0.3 * half.y);
  const lower = ink.filter(({ y }) => y > middle.y + 0.3 * half.y);
  const reach = ({ x, y }: Spot, from: number, measure: number): Spot => ({
    x: (x - middle.x) / measure,
    y: (y - from) / measure,
  });
  const hand = (side: 1 | -1): Spot =>
    reach(
      outermost(upper.length > 0 ? upper : ink, ({ x, y }) => side * x - 0.1 * y),
      middle.y - 0.28 * half.y,
      half.x,
    );
  const foot = (side: 1 | -1): Spot =>
    reach(
      outermost(lower.length > 0 ? lower : ink, ({ x, y }) => side * x + 0.8 * y),
      middle.y + 0.2 * half.y,
      0.8 * half.y,
    );
  const step = ({ x, y }: Spot): Spot => ({ x: x * 0.9, y: Math.max(0.35, y) });
  const head = mean(ink.filter(({ y }) => y < top + 0.45 * half.y));
  const stance = mean(ink.filter(({ y }) => y > bottom - 0.6 * half.y));
  const lean = (Math.atan2(head.x - stance.x, Math.max(1, stance.y - head.y)) * 180) / Math.PI;
  return {
    leftPaw: end({ x: 90, y: 146 }, hand(-1), ARM),
    rightPaw: end({ x: 150, y: 146 }, hand(1), ARM),
    feet: [end({ x: 98, y: 206 }, step(foot(-1)), LEG), end({ x: 142, y: 206 }, step(foot(1)), LEG)],
    lean: Math.max(-GREATEST_LEAN, Math.min(GREATEST_LEAN, lean)),
  };
}

/** Turns the ink of a figure that lies upright: its head is where more is enclosed. */
export function raised({ ink, isEnclosed, box }: Look): {
  readonly ink: readonly Spot[];
  readonly isHeadLeft: boolean;
} {
  const middle = (box.left + box.right) / 2;
  const weight = (isLeft: boolean): number =>
    isEnclosed.reduce((sum, is, spot) => sum + (is === 1 && spot % 100 < middle === isLeft ? 1 : 0), 0);
  const isHeadLeft = weight(true) >= weight(false);
  return { isHeadLeft, ink: ink.map(({ x, y }) => (isHeadLeft ? { x: y, y: x } : { x: 100 - y, y: 100 - x })) };
}
