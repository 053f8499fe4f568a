import { type Brush, type Curve, toCurves, DRAWING_BOARD, type Fill, type Ink, type Mark, type Shape } from './marks';
import type { Drawing } from './history';

const COLOR_TOLERANCE = 48;

type Color = readonly [red: number, green: number, blue: number];

export function floodFill(
  { data, width, height }: { data: Uint8ClampedArray; width: number; height: number },
  x: number,
  y: number,
  color: Color,
): void {
  const colorAt = (pixel: number): Color => [data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0];
  const background = colorAt(y * width + x);
  const isBackground = (pixel: number): boolean => {
    const pixelColor = colorAt(pixel);
    return background.every((value, channel) => Math.abs((pixelColor[channel] ?? 0) - value) <= COLOR_TOLERANCE);
  };
  const filled = new Uint8Array(width * height);
  const stack = [y * width + x];
  for (let pixel = stack.pop(); pixel !== undefined; pixel = stack.pop()) {
    if (filled[pixel] || !isBackground(pixel)) continue;
    filled[pixel] = 1;
    const column = pixel % width;
    if (column > 0) stack.push(pixel - 1);
    if (column < width - 1) stack.push(pixel + 1);
    if (pixel >= width) stack.push(pixel - width);
    if (pixel < width * (height - 1)) stack.push(pixel + width);
  }
  const isNeighbor = (pixel: number, other: number): boolean =>
    other >= 0 && other < filled.length && Math.abs((pixel % width) - (other % width)) <= 1;
  const edge = new Map<number, Color>();
  filled.forEach((isIn, pixel) => {
    if (!isIn) return;
    for (const step of [-1, 1, -width, width]) {
      const [next, beyond] = [pixel + step, pixel + 2 * step];
      if (!isNeighbor(pixel, next) || filled[next]) continue;
      const line = isNeighbor(next, beyond) && !filled[beyond] ? beyond : next;
      edge.set(next, recolorEdge(colorAt(next), background, colorAt(line), color));
    }
  });
  // Fill last, so that the new color is not mistaken for the old one.
  filled.forEach((isIn, pixel) => {
    if (isIn) data.set([...color, 255], pixel * 4);
  });
  edge.forEach((mixed, pixel) => data.set([...mixed, 255], pixel * 4));
}

/** Returns a pixel of a line's soft edge, mixed from the line and `color` in the same shares as it was from the line and `background`. */
function recolorEdge(mixed: Color, background: Color, line: Color, color: Color): Color {
  const direction = line.map((value, channel) => value - (background[channel] ?? 0));
  const length = direction.reduce((sum, value) => sum + value * value, 0);
  const along = direction.reduce(
    (sum, value, channel) => sum + value * ((mixed[channel] ?? 0) - (background[channel] ?? 0)),
    0,
  );
  const share = length === 0 ? 1 : Math.min(1, Math.max(0, along / length));
  const [red, green, blue] = color.map((value, channel) => Math.round(value + share * ((line[channel] ?? 0) - value)));
  return share === 1 ? mixed : [red ?? 0, green ?? 0, blue ?? 0];
}

const PAPER = '#FFFFFF';

const toColor = (ink: Ink): string => (ink === 'eraser' ? PAPER : ink);

export function paintCurve(board: CanvasRenderingContext2D, { ink }: Brush, curve: Curve): void {
  applyBrush(board, ink, curve.width);
  board.beginPath();
  board.moveTo(curve.from.x, curve.from.y);
  board.quadraticCurveTo(curve.control.x, curve.control.y, curve.to.x, curve.to.y);
  // A canvas does not draw lines of zero length, such as dots.
  board.lineTo(curve.to.x + 0.01, curve.to.y);
  board.stroke();
}

function applyBrush(board: CanvasRenderingContext2D, ink: Ink, width: number): void {
  board.lineCap = 'round';
  board.lineJoin = 'round';
  board.strokeStyle = toColor(ink);
  board.lineWidth = width;
}

function paintShape(board: CanvasRenderingContext2D, { form, brush, from, to }: Shape): void {
  applyBrush(board, brush.ink, brush.size);
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
  const [x, y] = [at.x, at.y].map((coordinate) => Math.min(edge - 1, Math.max(0, Math.floor(coordinate))));
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => parseInt(toColor(fill).slice(start, start + 2), 16));
  floodFill(pixels, x ?? 0, y ?? 0, [red, green, blue]);
  board.putImageData(pixels, 0, 0);
}

export function paintMark(board: CanvasRenderingContext2D, mark: Mark): void {
  if ('fill' in mark) paintFill(board, mark);
  else if ('form' in mark) paintShape(board, mark);
  else toCurves(mark).forEach((curve) => paintCurve(board, mark.brush, curve));
}

export function paintDrawing(board: CanvasRenderingContext2D, drawing: Drawing): void {
  board.fillStyle = PAPER;
  board.fillRect(0, 0, DRAWING_BOARD.edge, DRAWING_BOARD.edge);
  for (const mark of drawing) paintMark(board, mark);
}
