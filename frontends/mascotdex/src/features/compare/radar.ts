import { SCORE } from '@marcel/contracts';

export interface Point {
  x: number;
  y: number;
}

export const RADIUS = 100;

export const RINGS = [2, 4, 6, 8, SCORE.max] as const;

export function pointAt(axis: number, axes: number, score: number): Point {
  const angle = (axis / axes) * 2 * Math.PI - Math.PI / 2;
  const distance = (score / SCORE.max) * RADIUS;
  return { x: rounded(Math.cos(angle) * distance), y: rounded(Math.sin(angle) * distance) };
}

export const cornersOf = (scores: readonly number[]): Point[] =>
  scores.map((score, axis) => pointAt(axis, scores.length, score));

export const asPoints = (corners: readonly Point[]): string => corners.map(({ x, y }) => `${x},${y}`).join(' ');

export function anchorAt({ x }: Point): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 1) return 'middle';
  return x > 0 ? 'start' : 'end';
}

const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;
