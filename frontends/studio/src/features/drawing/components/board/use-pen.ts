import { useRef, type RefObject } from 'react';
import type { Drawing } from '../../history';
import { mirrored, type Mark, type Tool } from '../../mark';
import { paintCurve, paintDrawing, paintMark } from '../../paint';
import { curveAt, type Brush, type Point, type Stroke } from '../../stroke';

export interface Pen {
  down: (point: Point) => void;
  to: (point: Point) => void;
  up: () => void;
}

export interface Kit {
  tool: Tool;
  brush: Brush;
  isMirrored: boolean;
}

interface PenOptions extends Kit {
  canvas: RefObject<HTMLCanvasElement | null>;
  drawing: Drawing;
  onMarks: (marks: readonly Mark[]) => void;
}

export function usePen({ canvas, drawing, tool, brush, isMirrored, onMarks }: PenOptions): Pen {
  const running = useRef<{ kit: Kit; points: Point[] } | null>(null);

  const show = ({ kit, points }: { kit: Kit; points: readonly Point[] }) => {
    const board = canvas.current?.getContext('2d');
    if (!board) return;
    if (kit.tool === 'pen') {
      for (const stroke of both({ brush: kit.brush, points }, kit)) {
        const curve = curveAt(stroke, points.length);
        if (curve) paintCurve(board, stroke.brush, curve);
      }
    } else if (kit.tool !== 'fill') {
      paintDrawing(board, drawing);
      marksOf(kit, points).forEach((mark) => paintMark(board, mark));
    }
  };

  return {
    down(point) {
      running.current = { kit: { tool, brush, isMirrored }, points: [point] };
      show(running.current);
    },
    to(point) {
      if (!running.current) return;
      running.current.points.push(point);
      show(running.current);
    },
    up() {
      const finished = running.current;
      running.current = null;
      if (finished) onMarks(marksOf(finished.kit, finished.points));
    },
  };
}

const both = (stroke: Stroke, { isMirrored }: Kit): Stroke[] => {
  const other = mirrored(stroke);
  return isMirrored && 'points' in other ? [stroke, other] : [stroke];
};

function marksOf({ tool, brush, isMirrored }: Kit, points: readonly Point[]): Mark[] {
  const [from] = points;
  const to = points.at(-1);
  if (!from || !to) return [];
  const mark = markOf(tool, brush, points, { from, to });
  return isMirrored ? [mark, mirrored(mark)] : [mark];
}

function markOf(tool: Tool, brush: Brush, points: readonly Point[], { from, to }: { from: Point; to: Point }): Mark {
  if (tool === 'pen') return { brush, points };
  return tool === 'fill' ? { fill: brush.ink, at: from } : { form: tool, brush, from, to };
}
