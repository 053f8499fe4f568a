import * as z from 'zod/mini';

/** The drawing board: its edge in pixels, and the brush. Sizes are diameters in pixels. */
export const DRAWING_BOARD = {
  edge: 400,
  brush: { min: 1, max: 10, step: 1, default: 3 },
  colors: [
    { value: '#0000FF', name: 'Blue' },
    { value: '#FFA500', name: 'Orange' },
    { value: '#F5F5DC', name: 'Beige' },
  ],
} as const;

const Point = z.object({ x: z.number(), y: z.number(), pressure: z.number() });
const Ink = z.literal([...DRAWING_BOARD.colors.map(({ value }) => value), 'eraser']);
const Brush = z.object({ ink: Ink, size: z.number() });
const Stroke = z.object({ brush: Brush, points: z.readonly(z.array(Point)) });
const Shape = z.object({ form: z.literal(['line', 'rectangle', 'ellipse']), brush: Brush, from: Point, to: Point });
const Fill = z.object({ fill: Ink, at: Point });
export const Mark = z.union([Stroke, Shape, Fill]);

export type Point = z.infer<typeof Point>;
export type Ink = z.infer<typeof Ink>;
export type Brush = z.infer<typeof Brush>;
export type Stroke = z.infer<typeof Stroke>;
export type Shape = z.infer<typeof Shape>;
export type Fill = z.infer<typeof Fill>;
export type Mark = z.infer<typeof Mark>;
export type Tool = 'pen' | Shape['form'] | 'fill';

export const DEFAULT_BRUSH: Brush = { ink: DRAWING_BOARD.colors[0].value, size: DRAWING_BOARD.brush.default };

export const getInk = (mark: Mark): Ink => ('fill' in mark ? mark.fill : mark.brush.ink);

const mirrorPoint = (point: Point): Point => ({ ...point, x: DRAWING_BOARD.edge - point.x });

export function mirror<M extends Mark>(mark: M): M;
export function mirror(mark: Mark): Mark {
  if ('fill' in mark) return { ...mark, at: mirrorPoint(mark.at) };
  if ('form' in mark) return { ...mark, from: mirrorPoint(mark.from), to: mirrorPoint(mark.to) };
  return { ...mark, points: mark.points.map(mirrorPoint) };
}

export interface Curve {
  from: Point;
  control: Point;
  to: Point;
  width: number;
}

const ERASER_FACTOR = 3;

const midpoint = (a: Point, b: Point): Point => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  pressure: (a.pressure + b.pressure) / 2,
});

const strokeWidth = ({ ink, size }: Brush, { pressure }: Point): number =>
  ink === 'eraser' ? size * ERASER_FACTOR : size * (0.5 + pressure);

export function toCurve({ brush, points }: Stroke, count: number): Curve | null {
  const last = points[count - 1];
  if (!last) return null;
  const control = points[count - 2] ?? last;
  const from = midpoint(points[count - 3] ?? control, control);
  return { from, control, to: midpoint(control, last), width: strokeWidth(brush, control) };
}

export function toCurves(stroke: Stroke): Curve[] {
  const curves = stroke.points.map((_, index) => toCurve(stroke, index + 1)).filter((curve) => curve !== null);
  const last = stroke.points.at(-1);
  const end = curves.at(-1);
  if (!last || !end) return curves;
  return [...curves, { from: end.to, control: last, to: last, width: strokeWidth(stroke.brush, last) }];
}
