import { DRAWING_BOARD } from './board';
import type { Brush, Ink, Point, Stroke } from './stroke';

/** What the pen makes of its way: a line along it, a shape from its beginning to its end, or a flood of ink where it is put down. */
export const TOOLS = ['pen', 'line', 'rectangle', 'ellipse', 'fill'] as const;
export type Tool = (typeof TOOLS)[number];

/** Drawn from one corner to the other, or from end to end. */
export interface Shape {
  form: Exclude<Tool, 'pen' | 'fill'>;
  brush: Brush;
  from: Point;
  to: Point;
}

/** Ink that spreads from a place over everything that has its colour. */
export interface Fill {
  fill: Ink;
  at: Point;
}

/** One deed on the board. */
export type Mark = Stroke | Shape | Fill;

export const inkOf = (mark: Mark): Ink => ('fill' in mark ? mark.fill : mark.brush.ink);

const across = (point: Point): Point => ({ ...point, x: DRAWING_BOARD.edge - point.x });

/** A mark as a mirror in the middle of the board shows it. */
export function mirrored(mark: Mark): Mark {
  if ('fill' in mark) return { ...mark, at: across(mark.at) };
  if ('form' in mark) return { ...mark, from: across(mark.from), to: across(mark.to) };
  return { ...mark, points: mark.points.map(across) };
}
