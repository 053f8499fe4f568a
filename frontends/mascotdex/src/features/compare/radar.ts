import { SCORE } from '@marcel/contracts';

export interface Point {
  x: number;
  y: number;
}

/** How far out the highest score stands, in units of the drawing. */
export const RADIUS = 100;

/** The scores that rings are drawn for. */
export const RINGS = [2, 4, 6, 8, SCORE.max] as const;

/** Where a score stands on one of so many axes; the first one points up, the others follow clockwise. */
export function pointAt(axis: number, axes: number, score: number): Point {
  const angle = (axis / axes) * 2 * Math.PI - Math.PI / 2;
  const distance = (score / SCORE.max) * RADIUS;
  return { x: rounded(Math.cos(angle) * distance), y: rounded(Math.sin(angle) * distance) };
}

/** The corners of what joins scores, one on each axis. */
export const cornersOf = (scores: readonly number[]): Point[] =>
  scores.map((score, axis) => pointAt(axis, scores.length, score));

/** As the `points` of a polygon. */
export const asPoints = (corners: readonly Point[]): string => corners.map(({ x, y }) => `${x},${y}`).join(' ');

/** On which side of its place a label stands, so that it does not reach into the drawing. */
export function anchorAt({ x }: Point): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 1) return 'middle';
  return x > 0 ? 'start' : 'end';
}

const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;
