import { CASCADE } from './face-cascade.js';

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
/** Radius of the blur, in pixels. */
const BLUR = 5;
/** Edge of the smallest face, as a share of the shorter side, and the windows that must agree on it. */
const PHOTO = { minEdge: 0, minWindows: 5 };
/** Windows that agree on a clear face. */
const CLEAR = 8;
/** The limits are stricter for drawings, because blurred patterns look like a face more often. */
const DRAWING = { minEdge: 0.25, minWindows: 7 };
/** The face fills most of the square, so that it stays large where the square is drawn as a head. */
const HEAD_PER_FACE = 1.32;

function createHeadSquare({ width, height }: Pixels, x: number, y: number, edge: number, isFace: boolean): HeadSquare {
  return { x: x / width, y: y / height, edge: Math.min(1, edge / Math.min(width, height)), isFace };
}

/**
 * Returns a square around the clearest face; without one, around the upper part of what stands out from the edges.
 * @param minEdge edge of the smallest face to look for, as a share of the shorter side
 */
export function findHead(picture: Pixels, minEdge = PHOTO.minEdge): HeadSquare | undefined {
  const face = findFace(picture, minEdge);
  if (face === undefined) return findSubject(picture);
  return createHeadSquare(picture, face.x, face.y + face.edge * 0.04, face.edge * HEAD_PER_FACE, true);
}

interface Face {
  readonly x: number;
  readonly y: number;
  readonly edge: number;
}

/** Returns a face of the picture. A drawn face has sharper edges than the photos of the cascade, and is found when they are blurred. */
function findFace(picture: Pixels, minEdge: number): Face | undefined {
  const sums = sumUp(toBrightness(picture), picture);
  const face = clearestFace(sums, picture, { ...PHOTO, minEdge });
  return face ?? clearestFace(sumUp(blur(sums, picture), picture), picture, DRAWING);
}

/** Returns the face on which most windows agree. Looks for large ones first, and for small ones unless a large one is clear. */
function clearestFace(sums: Int32Array, size: Size, { minEdge, minWindows }: typeof PHOTO): Face | undefined {
  const shorter = Math.min(size.width, size.height);
  const scales: number[] = [];
  for (let scale = Math.max(1, (minEdge * shorter) / WINDOW); scale * WINDOW <= shorter; scale *= GROWTH)
    scales.unshift(scale);
  const windows: Face[] = [];
  let group: readonly Face[] = [];
  for (const scale of scales) {
    if (group.length >= CLEAR && WINDOW * scale < 0.55 * mean(group, 'edge')) break;
    windows.push(...matchingWindows(sums, size, scale));
    group = largestGroup(windows);
  }
  if (group.length < minWindows) return undefined;
  return { x: mean(group, 'x'), y: mean(group, 'y'), edge: mean(group, 'edge') };
}

function largestGroup(windows: readonly Face[]): readonly Face[] {
  const isNear = (one: Face, other: Face): boolean =>
    Math.hypot(one.x - other.x, one.y - other.y) < 0.3 * one.edge && Math.abs(Math.log(other.edge / one.edge)) < 0.5;
  const groups = windows.map((one) => windows.filter((other) => isNear(one, other)));
  const [largest = []] = groups.sort((one, other) => other.length - one.length);
  return largest;
}

const mean = (faces: readonly Face[], of: keyof Face): number =>
  faces.reduce((sum, face) => sum + face[of], 0) / faces.length;

let cascade: Int32Array | undefined;
const parseCascade = (): Int32Array => Int32Array.from(CASCADE.split(/[ |]/), (number) => Number.parseInt(number, 36));
/** Numbers of a pattern in the cascade. */
const LENGTH = 12;

type Size = Pick<Pixels, 'width' | 'height'>;

/** Returns the brightness of each pixel in integers, whose sums are exact. */
function toBrightness({ data, width, height }: Pixels): Int32Array {
  const brightness = new Int32Array(width * height);
  const channels = data.length / brightness.length;
  for (let pixel = 0, at = 0; pixel < brightness.length; pixel += 1, at += channels)
    brightness[pixel] = 30 * (data[at] ?? 0) + 59 * (data[at + 1] ?? 0) + 11 * (data[at + 2] ?? 0);
  return brightness;
}

/** Returns for each corner of the pixels the sum of all that are above and left of it. */
function sumUp(pixels: Int32Array, { width, height }: Size): Int32Array {
  const row = width + 1;
  const sums = new Int32Array(row * (height + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0, sum = 0; x < width; x += 1) {
      sum += pixels[y * width + x] ?? 0;
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] ?? 0) + sum;
    }
  return sums;
}

/** Returns the mean of the square around each pixel. */
function blur(sums: Int32Array, { width, height }: Size): Int32Array {
  const means = new Int32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [left, top] = [Math.max(0, x - BLUR), Math.max(0, y - BLUR)];
      const [wide, high] = [Math.min(width, x + BLUR + 1) - left, Math.min(height, y + BLUR + 1) - top];
      means[y * width + x] = cell(sums, top * (width + 1) + left, wide, high * (width + 1)) / (wide * high);
    }
  return means;
}

/** Slides a window over a picture and returns the places at which it passes every stage of the cascade. */
function matchingWindows(sums: Int32Array, { width, height }: Size, scale: number): Face[] {
  const numbers = (cascade ??= parseCascade());
  const row = width + 1;
  const [edge, step] = [Math.floor(WINDOW * scale), Math.max(2, Math.round(scale))];
  const boxes = [...numbers.filter((_, at) => at % LENGTH === 0)];
  const grids = Int32Array.from(boxes.flatMap((box) => scaleGrid(box, scale, row)));
  const matches: Face[] = [];
  for (let y = 0; y + edge <= height; y += step)
    for (let x = 0; x + edge <= width; x += step)
      if (passes(numbers, sums, y * row + x, grids)) matches.push({ x: x + edge / 2, y: y + edge / 2, edge });
  return matches;
}

/**
 * Scales a pattern of 3 by 3 cells. Returns the index of its first corner in the sums, from that of its window, and the
 * differences to the next corner on the right and below.
 */
function scaleGrid(box: number, scale: number, row: number): number[] {
  const [x = 0, y = 0, wide = 0, high = 0] = [0, 8, 16, 24].map((bit) => Math.round(((box >> bit) & 255) * scale));
  const edge = Math.floor(WINDOW * scale);
  return [Math.min(edge - 3 * high, y) * row + Math.min(edge - 3 * wide, x), wide, high * row];
}

/** Evaluates the cascade for a window. A pattern compares the eight cells around its middle one with it, clockwise. */
function passes(numbers: Int32Array, sums: Int32Array, window: number, grids: Int32Array): boolean {
  let score = 0;
  for (let at = 0, grid = 0; at < numbers.length; at += LENGTH, grid += 3) {
    const wide = grids[grid + 1] ?? 0;
    const down = grids[grid + 2] ?? 0;
    const top = window + (grids[grid] ?? 0);
    const upper = top + down;
    const lower = upper + down;
    const low = lower + down;
    // The corners between the cells, row by row. Reading them in one expression each is a quarter faster than by destructuring.
    const b = sums[top + wide] ?? 0;
    const c = sums[top + 2 * wide] ?? 0;
    const e = sums[upper] ?? 0;
    const f = sums[upper + wide] ?? 0;
    const g = sums[upper + 2 * wide] ?? 0;
    const h = sums[upper + 3 * wide] ?? 0;
    const i = sums[lower] ?? 0;
    const j = sums[lower + wide] ?? 0;
    const k = sums[lower + 2 * wide] ?? 0;
    const l = sums[lower + 3 * wide] ?? 0;
    const n = sums[low + wide] ?? 0;
    const o = sums[low + 2 * wide] ?? 0;
    const less = f - g - j + k - 1;
    // Each bit is the sign of a difference: conditions, which are unpredictable here, take twice as long.
    const code =
      (((less - (sums[top] ?? 0) + b + e - f) >>> 31) << 7) |
      (((less - b + c + f - g) >>> 31) << 6) |
      (((less - c + (sums[top + 3 * wide] ?? 0) + g - h) >>> 31) << 5) |
      (((less - g + h + k - l) >>> 31) << 4) |
      (((less - k + l + o - (sums[low + 3 * wide] ?? 0)) >>> 31) << 3) |
      (((less - j + k + n - o) >>> 31) << 2) |
      (((less - i + j + (sums[low] ?? 0) - n) >>> 31) << 1) |
      ((less - e + f + i - j) >>> 31);
    const isMatch = ((numbers[at + 1 + (code >> 5)] ?? 0) >> (code & 31)) & 1;
    score += numbers[at + (isMatch === 1 ? 9 : 10)] ?? 0;
    const threshold = numbers[at + 11] ?? 0;
    if (threshold < IN_STAGE) continue;
    if (score < threshold) return false;
    score = 0;
  }
  return true;
}

/** Returns the brightness of a cell from the sums of its corners. */
const cell = (sums: Int32Array, corner: number, wide: number, down: number): number =>
  (sums[corner] ?? 0) - (sums[corner + wide] ?? 0) - (sums[corner + down] ?? 0) + (sums[corner + wide + down] ?? 0);
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
  if (jumps.length > SUBJECT.jumps * rim.length) return undefined;
  const subject: number[] = [];
  for (let pixel = 0, x = 0; pixel < width * height; pixel += 1, x = pixel % width)
    if (differs(pixel, x) && differs(pixel, pixel - x) && differs(pixel, pixel - x + width - 1)) subject.push(pixel);
  const columns = subject.map((pixel) => pixel % width).sort((one, other) => one - other);
  const [left = 0, right = 0] = [columns[0], columns.at(-1)];
  const [top = 0, bottom = 0] = [subject[0], subject.at(-1)].map((pixel = 0) => Math.floor(pixel / width));
  const [wide, high] = [right - left + 1, bottom - top + 1];
  const longer = Math.max(wide, high);
  const least = Math.max(SUBJECT.share * width * height, SUBJECT.fullness * wide * high);
  if (subject.length < least) return undefined;
  const head = subject.filter((pixel) => pixel < (top + 0.35 * high) * width).map((pixel) => pixel % width);
  const [x, middle] = [head.reduce((sum, one) => sum + one, 0) / head.length, left + wide / 2];
  const hasHead = high > 1.18 * wide || Math.abs(x - middle) > 0.12 * wide;
  const across = Math.max(...head) - Math.min(...head);
  const edge = hasHead ? Math.max(0.3 * longer, Math.min(1.05 * longer, 1.4 * across)) : 1.05 * longer;
  return createHeadSquare(picture, hasHead ? x : middle, hasHead ? top + edge * 0.48 : top + high / 2, edge, false);
}
