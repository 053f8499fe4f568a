import { DRAWING_BOARD } from './board';
import type { Brush, Ink, Point, Stroke } from './stroke';

export const TOOLS = ['pen', 'line', 'rectangle', 'ellipse', 'fill'] as const;
export type Tool = (typeof TOOLS)[number];

export interface Shape {
  form: Exclude<Tool, 'pen' | 'fill'>;
  brush: Brush;
  from: Point;
  to: Point;
}

export interface Fill {
  fill: Ink;
  at: Point;
}

export type Mark = Stroke | Shape | Fill;

export const inkOf = (mark: Mark): Ink => ('fill' in mark ? mark.fill : mark.brush.ink);

const across = (point: Point): Point => ({ ...point, x: DRAWING_BOARD.edge - point.x });

export function mirrored(mark: Mark): Mark {
  if ('fill' in mark) return { ...mark, at: across(mark.at) };
  if ('form' in mark) return { ...mark, from: across(mark.from), to: across(mark.to) };
  return { ...mark, points: mark.points.map(across) };
}
