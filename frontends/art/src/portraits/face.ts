import { NUMBERS, PATTERNS } from './face-cascade.js';

/** Pixels row by row; each one starts with red, green and blue. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A square around a head. `x` and `y` are its center as shares of the picture, `edge` is a share of the shorter side. */
export interface HeadSquare {
  readonly x: number;
  readonly y: number;
  readonly edge: number;
  /** False where the square is only around the upper part of what the picture shows. */
  readonly isFace: boolean;
}

/** Returns the size at which to look for faces in a picture. */
export function detectionSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.sqrt(PIXELS / (width * height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const PIXELS = 52_000;
const WINDOW = 24;
const GROWTH = 1.12;
const MIN_WINDOWS = 5;
const HEAD_PER_FACE = 1.9;

const squareOf = ({ width, height }: Pixels, x: number, y: number, edge: number, isFace: boolean): HeadSquare => ({
  ...{ x: x / width, y: y / height, isFace },
  edge: Math.min(1, edge / Math.min(width, height)),
});

/** Returns a square around the clearest face; without one, around the upper part of what stands out from the edges. */
export function findHead(picture: Pixels): HeadSquare | undefined {
  const face = findFace(picture);
  if (face === undefined) return findSubject(picture);
  return squareOf(picture, face.x, face.y - face.edge * 0.06, face.edge * HEAD_PER_FACE, true);
}

interface Face {
  readonly x: number;
  readonly y: number;
  readonly edge: number;
}

/** Returns the face on which most windows agree. */
function findFace(picture: Pixels): Face | undefined {
  const windows = matchingWindows(picture);
  const isNear = (one: Face, other: Face): boolean =>
    Math.hypot(one.x - other.x, one.y - other.y) < 0.3 * one.edge && Math.abs(Math.log(other.edge / one.edge)) < 0.5;
  const groups = windows.map((one) => windows.filter((other) => isNear(one, other)));
  const [best = []] = groups.sort((one, other) => other.length - one.length);
  const mean = (of: (face: Face) => number): number => best.reduce((sum, one) => sum + of(one), 0) / best.length;
  return best.length < MIN_WINDOWS
    ? undefined
    : { x: mean(({ x }) => x), y: mean(({ y }) => y), edge: mean(({ edge }) => edge) };
}

/** Slides windows of growing size over a picture and returns those that pass every stage of the cascade. */
function matchingWindows({ data, width, height }: Pixels): Face[] {
  const channels = data.length / (width * height);
  const row = width + 1;
  /** Sums of the brightness of all pixels above and left of a corner. */
  const sums = new Float64Array(row * (height + 1));
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0, sum = 0; x < width; x += 1, at += channels) {
      sum += 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] ?? 0) + sum;
    }
  const found: Face[] = [];
  for (let scale = 1; WINDOW * scale <= Math.min(width, height); scale *= GROWTH) {
    const [edge, step] = [Math.floor(WINDOW * scale), Math.max(2, Math.round(scale))];
    const corners = Int32Array.from(PATTERNS.flatMap(([box = 0]) => cornersOf(box, scale, row)));
    for (let y = 0; y + edge <= height; y += step)
      for (let x = 0; x + edge <= width; x += step)
        if (passes(sums, y * row + x, corners)) found.push({ x: x + edge / 2, y: y + edge / 2, edge });
  }
  return found;
}

/** Returns where the sums of the sixteen corners of a pattern’s nine cells are, row by row, from that of a window. */
function cornersOf(box: number, scale: number, row: number): number[] {
  const [x = 0, y = 0, wide = 0, high = 0] = [0, 8, 16, 24].map((bit) => Math.round(((box >> bit) & 255) * scale));
  const edge = Math.floor(WINDOW * scale);
  const [left, top] = [Math.min(edge - 3 * wide, x), Math.min(edge - 3 * high, y)];
  return Array.from({ length: 16 }, (_, at) => (top + (at >> 2) * high) * row + left + (at & 3) * wide);
}

/** Evaluates the cascade for a window. Its patterns compare the eight cells around a cell with it, clockwise. */
function passes(sums: Float64Array, window: number, corners: Int32Array): boolean {
  let score = 0;
  for (let at = 0; at < NUMBERS.length; at += 12) {
    const first = (at / 12) * 16;
    for (let corner = 0; corner < 16; corner += 1) CORNERS[corner] = sums[window + (corners[first + corner] ?? 0)] ?? 0;
    const middle = cell(5);
    let code = 0;
    for (let of = 0; of < 8; of += 1) code = (code << 1) | (cell(AROUND[of] ?? 0) >= middle ? 1 : 0);
    const isMatch = ((NUMBERS[at + 1 + (code >> 5)] ?? 0) >> (code & 31)) & 1;
    score += NUMBERS[at + (isMatch === 1 ? 9 : 10)] ?? 0;
    const threshold = NUMBERS[at + 11] ?? 0;
    if (threshold < IN_STAGE) continue;
    if (score < threshold) return false;
    score = 0;
  }
  return true;
}

const CORNERS = new Float64Array(16);
const cell = (at: number): number =>
  (CORNERS[at + 5] ?? 0) - (CORNERS[at + 4] ?? 0) - (CORNERS[at + 1] ?? 0) + (CORNERS[at] ?? 0);
/** The cells around the middle one, by their upper left corners. */
const AROUND = Uint8Array.of(0, 1, 2, 6, 10, 9, 8, 4);
/** The threshold of a pattern that does not end its stage is lower. */
const IN_STAGE = -900_000;

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const SUBJECT = { contrast: 60, share: 0.01, fullness: 0.33, jumps: 0.06 };

/** Finds what stands out from an even background. An animal’s head is at its top; what is wide and even has none. */
function findSubject(picture: Pixels): HeadSquare | undefined {
  const { data, width, height } = picture;
  const channels = data.length / (width * height);
  const at = (pixel: number, channel: number): number => data[pixel * channels + channel] ?? 0;
  const difference = (one: number, other: number, channel: number) => Math.abs(at(one, channel) - at(other, channel));
  const differs = (one: number, other: number): boolean =>
    difference(one, other, 0) + difference(one, other, 1) + difference(one, other, 2) > SUBJECT.contrast;
  const rim = [...range(width), ...range(height).flatMap((y) => [y * width, y * width + width - 1])];
  const jumps = rim.filter((pixel) => pixel > width && differs(pixel, pixel - width));
  const subject = range(width * height).filter((pixel) => {
    const x = pixel % width;
    return differs(pixel, x) && differs(pixel, pixel - x) && differs(pixel, pixel - x + width - 1);
  });
  const columns = subject.map((pixel) => pixel % width).sort((one, other) => one - other);
  const [left = 0, right = 0] = [columns[0], columns.at(-1)];
  const [top = 0, bottom = 0] = [subject[0], subject.at(-1)].map((pixel = 0) => Math.floor(pixel / width));
  const [wide, high] = [right - left + 1, bottom - top + 1];
  const least = Math.max(SUBJECT.share * width * height, SUBJECT.fullness * wide * high);
  if (jumps.length > SUBJECT.jumps * rim.length || subject.length < least) return undefined;
  const upper = subject.filter((pixel) => pixel < (top + 0.35 * high) * width).map((pixel) => pixel % width);
  const [x, middle] = [upper.reduce((sum, one) => sum + one, 0) / upper.length, left + wide / 2];
  const hasHead = high > 1.18 * wide || Math.abs(x - middle) > 0.12 * wide;
  const edge = Math.max(wide, high) * (hasHead ? 0.72 : 1.05);
  return squareOf(picture, hasHead ? x : middle, hasHead ? top + edge * 0.44 : top + high / 2, edge, false);
}
