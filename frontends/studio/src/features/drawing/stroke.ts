import { DRAWING_BOARD } from './board';

export interface Point {
  x: number;
  y: number;
  pressure: number;
}

export type Ink = (typeof DRAWING_BOARD.colours)[number]['value'] | 'eraser';

export interface Brush {
  ink: Ink;
  /** Diameter in pixels. */
  size: number;
}

export interface Stroke {
  brush: Brush;
  points: readonly Point[];
}

export interface Curve {
  from: Point;
  control: Point;
  to: Point;
  width: number;
}

export const FIRST_BRUSH: Brush = { ink: DRAWING_BOARD.colours[0].value, size: DRAWING_BOARD.brush.default };

const ERASER_BREADTH = 3;

const between = (a: Point, b: Point): Point => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  pressure: (a.pressure + b.pressure) / 2,
});

const widthAt = ({ ink, size }: Brush, { pressure }: Point): number =>
  ink === 'eraser' ? size * ERASER_BREADTH : size * (0.5 + pressure);

export function curveAt({ brush, points }: Stroke, count: number): Curve | null {
  const last = points[count - 1];
  if (!last) return null;
  const control = points[count - 2] ?? last;
  const from = between(points[count - 3] ?? control, control);
  return { from, control, to: between(control, last), width: widthAt(brush, control) };
}

export function curvesOf(stroke: Stroke): Curve[] {
  const curves = stroke.points.map((_, place) => curveAt(stroke, place + 1)).filter((curve) => curve !== null);
  const last = stroke.points.at(-1);
  const end = curves.at(-1);
  if (!last || !end) return curves;
  return [...curves, { from: end.to, control: last, to: last, width: widthAt(stroke.brush, last) }];
}
