import { DRAWING_BOARD } from './board';
import { flood } from './flood';
import type { Drawing } from './history';
import type { Fill, Mark, Shape } from './mark';
import { curvesOf, type Brush, type Curve, type Ink } from './stroke';

/** The colour of the board; drawings are sent on it. */
const PAPER = '#FFFFFF';

const colourOf = (ink: Ink): string => (ink === 'eraser' ? PAPER : ink);

/** Paints one curve with round ends. */
export function paintCurve(board: CanvasRenderingContext2D, { ink }: Brush, curve: Curve): void {
  takeInHand(board, ink, curve.width);
  board.beginPath();
  board.moveTo(curve.from.x, curve.from.y);
  board.quadraticCurveTo(curve.control.x, curve.control.y, curve.to.x, curve.to.y);
  // Canvases leave out lines without any length, and with them dots.
  board.lineTo(curve.to.x + 0.01, curve.to.y);
  board.stroke();
}

function takeInHand(board: CanvasRenderingContext2D, ink: Ink, width: number): void {
  board.lineCap = 'round';
  board.lineJoin = 'round';
  board.strokeStyle = colourOf(ink);
  board.lineWidth = width;
}

function paintShape(board: CanvasRenderingContext2D, { form, brush, from, to }: Shape): void {
  takeInHand(board, brush.ink, brush.size);
  board.beginPath();
  if (form === 'line') {
    board.moveTo(from.x, from.y);
    board.lineTo(to.x + 0.01, to.y);
  } else if (form === 'rectangle') {
    board.rect(from.x, from.y, to.x - from.x, to.y - from.y);
  } else {
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
    board.ellipse(x, y, Math.abs(to.x - from.x) / 2, Math.abs(to.y - from.y) / 2, 0, 0, 2 * Math.PI);
  }
  board.stroke();
}

function paintFill(board: CanvasRenderingContext2D, { fill, at }: Fill): void {
  const { edge } = DRAWING_BOARD;
  const pixels = board.getImageData(0, 0, edge, edge);
  const [x, y] = [at.x, at.y].map((place) => Math.min(edge - 1, Math.max(0, Math.floor(place))));
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => parseInt(colourOf(fill).slice(start, start + 2), 16));
  flood(pixels, x ?? 0, y ?? 0, [red, green, blue]);
  board.putImageData(pixels, 0, 0);
}

export function paintMark(board: CanvasRenderingContext2D, mark: Mark): void {
  if ('fill' in mark) paintFill(board, mark);
  else if ('form' in mark) paintShape(board, mark);
  else curvesOf(mark).forEach((curve) => paintCurve(board, mark.brush, curve));
}

/** Paints a whole drawing on clean paper. */
export function paintDrawing(board: CanvasRenderingContext2D, drawing: Drawing): void {
  board.fillStyle = PAPER;
  board.fillRect(0, 0, DRAWING_BOARD.edge, DRAWING_BOARD.edge);
  for (const mark of drawing) paintMark(board, mark);
}
