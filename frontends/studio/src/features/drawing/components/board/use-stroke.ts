import { useRef, type RefObject } from 'react';
import { paintCurve } from '../../paint';
import { curveAt, type Brush, type Point, type Stroke } from '../../stroke';

export interface Pen {
  down: (point: Point) => void;
  /** Draws on to a point; nothing while the pen is up. */
  to: (point: Point) => void;
  up: () => void;
}

/** A pen that paints as it moves and hands over each stroke when it is finished. */
export function useStroke(
  canvas: RefObject<HTMLCanvasElement | null>,
  brush: Brush,
  onStroke: (stroke: Stroke) => void,
): Pen {
  const running = useRef<{ brush: Brush; points: Point[] } | null>(null);

  const add = (stroke: { brush: Brush; points: Point[] }, point: Point) => {
    stroke.points.push(point);
    const board = canvas.current?.getContext('2d');
    const curve = curveAt(stroke, stroke.points.length);
    if (board && curve) paintCurve(board, stroke.brush, curve);
  };

  return {
    down(point) {
      running.current = { brush, points: [] };
      add(running.current, point);
    },
    to(point) {
      if (running.current) add(running.current, point);
    },
    up() {
      const finished = running.current;
      running.current = null;
      if (finished) onStroke(finished);
    },
  };
}
