import type { Posture, Reach } from '../figures/posture.js';
import { LOOK, type Spot } from './ink.js';

/** Fewer spots are a slip of the pen; a drawing that covers more is no line drawing. */
const LINES = { least: 12, most: 0.6 * LOOK * LOOK };

const GREATEST_LEAN = 24;

/** Spots that count as the outermost ones of a side. */
const OUTERMOST = 0.06;

const mean = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});

/** The middle of those spots that lie furthest in a direction. */
function outermost(spots: readonly Spot[], along: (spot: Spot) => number): Spot {
  const sorted = [...spots].sort((one, other) => along(other) - along(one));
  return mean(sorted.slice(0, Math.max(1, Math.round(sorted.length * OUTERMOST))));
}

/** The posture that a drawing's outermost strokes suggest; undefined when there are no lines to go by. */
export function postureOf(ink: readonly Spot[]): Posture | undefined {
  if (ink.length < LINES.least || ink.length > LINES.most) return undefined;
  const [left, right] = [outermost(ink, ({ x }) => -x).x, outermost(ink, ({ x }) => x).x];
  const [top, bottom] = [outermost(ink, ({ y }) => -y).y, outermost(ink, ({ y }) => y).y];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const half = { x: Math.max(8, (right - left) / 2), y: Math.max(8, (bottom - top) / 2) };
  const upper = ink.filter(({ y }) => y <= middle.y + 0.3 * half.y);
  const lower = ink.filter(({ y }) => y > middle.y + 0.3 * half.y);
  // By one measure for both ways: else all that is narrow would be spread.
  const reach = ({ x, y }: Spot, from: number, measure: number): Reach => ({
    x: (x - middle.x) / measure,
    y: (y - from) / measure,
  });
  const shoulders = middle.y - 0.28 * half.y;
  const hips = middle.y + 0.2 * half.y;
  const hand = (side: 1 | -1): Reach =>
    reach(
      outermost(upper.length > 0 ? upper : ink, ({ x, y }) => side * x - 0.1 * y),
      shoulders,
      half.x,
    );
  const foot = (side: 1 | -1): Reach =>
    reach(
      outermost(lower.length > 0 ? lower : ink, ({ x, y }) => side * x + 0.8 * y),
      hips,
      0.8 * half.y,
    );
  const head = mean(ink.filter(({ y }) => y < top + 0.45 * half.y));
  const stance = mean(ink.filter(({ y }) => y > bottom - 0.6 * half.y));
  const lean = (Math.atan2(head.x - stance.x, Math.max(1, stance.y - head.y)) * 180) / Math.PI;
  return {
    leftHand: hand(-1),
    rightHand: hand(1),
    leftFoot: foot(-1),
    rightFoot: foot(1),
    lean: Math.max(-GREATEST_LEAN, Math.min(GREATEST_LEAN, lean)),
  };
}
