import { DRAWING_BOARD } from './board';
import type { Drawing } from './history';
import { curvesOf, type Brush, type Curve } from './stroke';

/** The colour of the board; drawings are sent on it. */
const PAPER = '#FFFFFF';

/** Paints one curve with round ends. */
export function paintCurve(board: CanvasRenderingContext2D, { ink }: Brush, curve: Curve): void {
  board.lineCap = 'round';
  board.lineJoin = 'round';
  board.strokeStyle = ink === 'eraser' ? PAPER : ink;
  board.lineWidth = curve.width;
  board.beginPath();
  board.moveTo(curve.from.x, curve.from.y);
  board.quadraticCurveTo(curve.control.x, curve.control.y, curve.to.x, curve.to.y);
  // Canvases leave out lines without any length, and with them dots.
  board.lineTo(curve.to.x + 0.01, curve.to.y);
  board.stroke();
}

/** Paints a whole drawing on clean paper. */
export function paintDrawing(board: CanvasRenderingContext2D, drawing: Drawing): void {
  board.fillStyle = PAPER;
  board.fillRect(0, 0, DRAWING_BOARD.edge, DRAWING_BOARD.edge);
  for (const stroke of drawing) curvesOf(stroke).forEach((curve) => paintCurve(board, stroke.brush, curve));
}
