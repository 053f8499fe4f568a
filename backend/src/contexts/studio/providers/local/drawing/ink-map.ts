import sharp from 'sharp';

export const SIDE = 100;
const CONTRAST = 36;

/** Greatest width of an open lower end that counts as closed. */
const OPEN_END = 16;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The ink of a drawing and what it encloses, one byte a spot. */
export interface InkMap {
  readonly ink: readonly Spot[];
  readonly isInk: Uint8Array;
  readonly isEnclosed: Uint8Array;
  readonly color: string;
  readonly box: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

/** Returns all spots of a drawing that are not paper, on a square of `SIDE`. */
export async function inkMapOf(bytes: Uint8Array): Promise<InkMap> {
  const background = '#ffffff';
  const small = sharp(bytes).flatten({ background }).resize(SIDE, SIDE, { fit: 'contain', background });
  const { data } = await small.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const at = (pixel: number, channel: number): number => data[pixel * 3 + channel] ?? 0;
  const differs = (pixel: number): boolean =>
    [0, 1, 2].reduce((sum, channel) => sum + Math.abs(at(pixel, channel) - at(0, channel)), 0) > CONTRAST;
  const isInk = Uint8Array.from({ length: SIDE * SIDE }, (_, pixel) => Number(differs(pixel)));
  const pixels = [...isInk.keys()].filter((pixel) => isInk[pixel] === 1);
  const ink = pixels.map((pixel) => ({ x: pixel % SIDE, y: Math.floor(pixel / SIDE) }));
  const mean = (channel: number): number =>
    pixels.reduce((sum, pixel) => sum + at(pixel, channel), 0) / Math.max(1, ink.length);
  const [xs, ys] = [ink.map(({ x }) => x), ink.map(({ y }) => y)];
  return {
    ...{ ink, isInk, isEnclosed: enclosedBy(isInk) },
    color: `#${[0, 1, 2].map((channel) => (Math.round(mean(channel)) + 256).toString(16).slice(1)).join('')}`,
    box: {
      left: Math.min(...xs, SIDE),
      right: Math.max(...xs, 0),
      top: Math.min(...ys, SIDE),
      bottom: Math.max(...ys, 0),
    },
  };
}

/** Marks all spots connected to a start, in four directions, that are not yet marked and fit; returns their number. */
export function fill(start: number, marks: Uint8Array, mark: number, fits: (spot: number) => boolean): number {
  const waiting = [start];
  let count = 0;
  marks[start] = mark;
  for (let spot = waiting.pop(); spot !== undefined; spot = waiting.pop()) {
    count += 1;
    const x = spot % SIDE;
    for (const next of [x > 0 ? spot - 1 : -1, x < SIDE - 1 ? spot + 1 : -1, spot - SIDE, spot + SIDE])
      if (next >= 0 && next < SIDE * SIDE && marks[next] === 0 && fits(next)) {
        marks[next] = mark;
        waiting.push(next);
      }
  }
  return count;
}

/** Marks what the ink closes off from the rim; a gap of one spot counts as closed. */
function enclosedBy(isInk: Uint8Array): Uint8Array {
  const thick = isInk.map((is, spot) => Math.max(is, ...[1, SIDE, SIDE + 1].map((by) => isInk[spot - by] ?? 0)));
  const last = thick.lastIndexOf(1);
  const lowest = thick.subarray(last - (last % SIDE) - SIDE, last - (last % SIDE));
  const [left, right] = [lowest.indexOf(1), lowest.lastIndexOf(1)];
  if (right - left < OPEN_END) lowest.fill(1, left, right);
  const outside = new Uint8Array(SIDE * SIDE);
  for (let at = 0; at < SIDE; at += 1)
    for (const spot of [at, (SIDE - 1) * SIDE + at, at * SIDE, at * SIDE + SIDE - 1])
      if (outside[spot] === 0 && thick[spot] === 0) fill(spot, outside, 1, (next) => thick[next] === 0);
  return outside.map((is, spot) => Number(is === 0 && thick[spot] === 0));
}
