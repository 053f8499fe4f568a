import type { Point, Pose } from '../art/figure.js';
import type { InkMap, Spot } from './ink-map.js';

const LINES = { least: 12, most: 6000 };
const GREATEST_LEAN = 24;
const OUTERMOST = 0.06;
const ARM = [44, 92] as const;
const LEG = [30, 62] as const;
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const mean = (spots: readonly Spot[]): Spot => ({
  x: sumOf(spots.map(({ x }) => x)) / spots.length,
  y: sumOf(spots.map(({ y }) => y)) / spots.length,
});

function outermost(spots: readonly Spot[], along: (spot: Spot) => number): Spot {
  const sorted = spots.toSorted((one, other) => along(other) - along(one));
  return mean(sorted.slice(0, Math.max(1, Math.round(sorted.length * OUTERMOST))));
}

/** Returns the end of a limb that starts at a joint and reaches, from 0 to 1, into a direction. */
function end(joint: Point, x: number, y: number, [shortest, longest]: readonly [number, number]): Point {
  const far = Math.hypot(x, y) || 1;
  const length = shortest + Math.min(1, far) * (longest - shortest);
  return { x: Math.round(joint.x + (x / far) * length), y: Math.round(joint.y + (y / far) * length) };
}

export function poseOf(ink: readonly Spot[]): Pose | undefined {
  if (ink.length < LINES.least || ink.length > LINES.most) return undefined;
  const [left, right] = [outermost(ink, ({ x }) => -x).x, outermost(ink, ({ x }) => x).x];
  const [top, bottom] = [outermost(ink, ({ y }) => -y).y, outermost(ink, ({ y }) => y).y];
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const [halfX, halfY] = [Math.max(8, (right - left) / 2), Math.max(8, (bottom - top) / 2)];
  const upper = ink.filter(({ y }) => y <= middleY + 0.3 * halfY);
  const lower = ink.filter(({ y }) => y > middleY + 0.3 * halfY);
  const paw = (side: 1 | -1): Point => {
    const { x, y } = outermost(upper.length > 0 ? upper : ink, (spot) => side * spot.x - 0.1 * spot.y);
    return end({ x: 120 + side * 30, y: 146 }, (x - middleX) / halfX, (y - middleY + 0.28 * halfY) / halfX, ARM);
  };
  const foot = (side: 1 | -1): Point => {
    const { x, y } = outermost(lower.length > 0 ? lower : ink, (spot) => side * spot.x + 0.8 * spot.y);
    const [across, down] = [(0.9 * (x - middleX)) / (0.8 * halfY), (y - middleY - 0.2 * halfY) / (0.8 * halfY)];
    return end({ x: 120 + side * 22, y: 206 }, across, Math.max(0.35, down), LEG);
  };
  const head = mean(ink.filter(({ y }) => y < top + 0.45 * halfY));
  const stance = mean(ink.filter(({ y }) => y > bottom - 0.6 * halfY));
  const lean = (Math.atan2(head.x - stance.x, Math.max(1, stance.y - head.y)) * 180) / Math.PI;
  return {
    leftPaw: paw(-1),
    rightPaw: paw(1),
    feet: [foot(-1), foot(1)],
    lean: Math.max(-GREATEST_LEAN, Math.min(GREATEST_LEAN, lean)),
  };
}

/** Turns the ink of a figure that lies upright: its head is where more is enclosed. */
export function raised({ ink, isEnclosed, box }: InkMap): {
  readonly ink: readonly Spot[];
  readonly isHeadLeft: boolean;
} {
  const middle = (box.left + box.right) / 2;
  const balance = isEnclosed.reduce((sum, is, spot) => sum + (spot % 100 < middle ? is : -is), 0);
  const isHeadLeft = balance >= 0;
  return { isHeadLeft, ink: ink.map(({ x, y }) => (isHeadLeft ? { x: y, y: x } : { x: 100 - y, y: 100 - x })) };
}
