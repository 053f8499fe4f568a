import { type Brush, type Curve, curvesOf, DRAWING_BOARD, type Fill, type Ink, type Mark, type Shape } from './marks';
import type { Drawing } from './history';

const LIKE = 48;

type Color = readonly [red: number, green: number, blue: number];

export function flood(
  { data, width, height }: { data: Uint8ClampedArray; width: number; height: number },
  x: number,
  y: number,
  color: Color,
): void {
  const colorAt = (place: number): Color => [data[place * 4] ?? 0, data[place * 4 + 1] ?? 0, data[place * 4 + 2] ?? 0];
  const ground = colorAt(y * width + x);
  const isGround = (place: number): boolean => {
    const found = colorAt(place);
    return ground.every((value, channel) => Math.abs((found[channel] ?? 0) - value) <= LIKE);
  };
  const seen = new Uint8Array(width * height);
  const waiting = [y * width + x];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (seen[place] || !isGround(place)) continue;
    seen[place] = 1;
    const column = place % width;
    if (column > 0) waiting.push(place - 1);
    if (column < width - 1) waiting.push(place + 1);
    if (place >= width) waiting.push(place - width);
    if (place < width * (height - 1)) waiting.push(place + width);
  }
  const isBeside = (place: number, other: number): boolean =>
    other >= 0 && other < seen.length && Math.abs((place % width) - (other % width)) <= 1;
  const edge = new Map<number, Color>();
  seen.forEach((isIn, place) => {
    if (!isIn) return;
    for (const step of [-1, 1, -width, width]) {
      const [next, beyond] = [place + step, place + 2 * step];
      if (!isBeside(place, next) || seen[next]) continue;
      const line = isBeside(next, beyond) && !seen[beyond] ? beyond : next;
      edge.set(next, recolored(colorAt(next), ground, colorAt(line), color));
    }
  });
  // At the end, so that the new color is not mistaken for the old one.
  seen.forEach((isIn, place) => {
    if (isIn) data.set([...color, 255], place * 4);
  });
  edge.forEach((mixed, place) => data.set([...mixed, 255], place * 4));
}

/** Blends the soft edge of a line with another background. */
function recolored(mixed: Color, ground: Color, line: Color, color: Color): Color {
  const way = line.map((value, channel) => value - (ground[channel] ?? 0));
  const length = way.reduce((sum, value) => sum + value * value, 0);
  const along = way.reduce((sum, value, channel) => sum + value * ((mixed[channel] ?? 0) - (ground[channel] ?? 0)), 0);
  const share = length === 0 ? 1 : Math.min(1, Math.max(0, along / length));
  const [red, green, blue] = color.map((value, channel) => Math.round(value + share * ((line[channel] ?? 0) - value)));
  return share === 1 ? mixed : [red ?? 0, green ?? 0, blue ?? 0];
}

const PAPER = '#FFFFFF';

const colorOf = (ink: Ink): string => (ink === 'eraser' ? PAPER : ink);

export function paintCurve(board: CanvasRenderingContext2D, { ink }: Brush, curve: Curve): void {
  takeInHand(board, ink, curve.width);
  board.beginPath();
  board.moveTo(curve.from.x, curve.from.y);
  board.quadraticCurveTo(curve.control.x, curve.control.y, curve.to.x, curve.to.y);
  // A canvas does not draw lines of zero length, such as dots.
  board.lineTo(curve.to.x + 0.01, curve.to.y);
  board.stroke();
}

function takeInHand(board: CanvasRenderingContext2D, ink: Ink, width: number): void {
  board.lineCap = 'round';
  board.lineJoin = 'round';
  board.strokeStyle = colorOf(ink);
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
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => parseInt(colorOf(fill).slice(start, start + 2), 16));
  flood(pixels, x ?? 0, y ?? 0, [red, green, blue]);
  board.putImageData(pixels, 0, 0);
}

export function paintMark(board: CanvasRenderingContext2D, mark: Mark): void {
  if ('fill' in mark) paintFill(board, mark);
  else if ('form' in mark) paintShape(board, mark);
  else curvesOf(mark).forEach((curve) => paintCurve(board, mark.brush, curve));
}

export function paintDrawing(board: CanvasRenderingContext2D, drawing: Drawing): void {
  board.fillStyle = PAPER;
  board.fillRect(0, 0, DRAWING_BOARD.edge, DRAWING_BOARD.edge);
  for (const mark of drawing) paintMark(board, mark);
}
