import sharp from 'sharp';

/** Edge of the square on which a drawing is looked at. */
export const LOOK = 100;

const CONTRAST = 36;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The ink of a drawing and what it encloses, one byte a spot. */
export interface Look {
  readonly ink: readonly Spot[];
  readonly isInk: Uint8Array;
  readonly isEnclosed: Uint8Array;
  readonly color: string;
  readonly box: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

/** Returns all spots of a drawing that are not paper, on a square of `LOOK`. */
export async function lookAt(bytes: Uint8Array): Promise<Look> {
  const { data } = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize(LOOK, LOOK, { fit: 'contain', background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const paper = data.subarray(0, 3);
  const ink: Spot[] = [];
  const isInk = new Uint8Array(LOOK * LOOK);
  const sum = [0, 0, 0];
  for (let pixel = 0; pixel < LOOK * LOOK; pixel += 1) {
    const own = data.subarray(pixel * 3, pixel * 3 + 3);
    const difference = [0, 1, 2].reduce(
      (all, channel) => all + Math.abs((own[channel] ?? 0) - (paper[channel] ?? 0)),
      0,
    );
    if (difference <= CONTRAST) continue;
    isInk[pixel] = 1;
    ink.push({ x: pixel % LOOK, y: Math.floor(pixel / LOOK) });
    [0, 1, 2].forEach((channel) => (sum[channel] = (sum[channel] ?? 0) + (own[channel] ?? 0)));
  }
  const [red = 0, green = 0, blue = 0] = sum.map((all) => Math.round(all / Math.max(1, ink.length)));
  const [xs, ys] = [ink.map(({ x }) => x), ink.map(({ y }) => y)];
  return {
    ink,
    isInk,
    isEnclosed: enclosedBy(isInk),
    color: `#${[red, green, blue].map((one) => (one + 256).toString(16).slice(1)).join('')}`,
    box: {
      left: Math.min(...xs, LOOK),
      right: Math.max(...xs, 0),
      top: Math.min(...ys, LOOK),
      bottom: Math.max(...ys, 0),
    },
  };
}

/** Visits all spots connected to a start, in four directions, that are not yet marked and fit. */
export function fill(start: number, marks: Uint8Array, mark: number, fits: (spot: number) => boolean): number {
  const waiting = [start];
  let count = 0;
  marks[start] = mark;
  for (let spot = waiting.pop(); spot !== undefined; spot = waiting.pop()) {
    count += 1;
    const x = spot % LOOK;
    for (const next of [x > 0 ? spot - 1 : -1, x < LOOK - 1 ? spot + 1 : -1, spot - LOOK, spot + LOOK])
      if (next >= 0 && next < LOOK * LOOK && marks[next] === 0 && fits(next)) {
        marks[next] = mark;
        waiting.push(next);
      }
  }
  return count;
}

/** Marks what the ink closes off from the rim; gaps of two spots count as closed. */
function enclosedBy(isInk: Uint8Array): Uint8Array {
  const thick = new Uint8Array(isInk);
  isInk.forEach((is, spot) => {
    if (is === 1) for (const next of [spot + 1, spot + LOOK, spot + LOOK + 1]) if (next < LOOK * LOOK) thick[next] = 1;
  });
  const outside = new Uint8Array(LOOK * LOOK);
  for (let at = 0; at < LOOK; at += 1)
    for (const spot of [at, (LOOK - 1) * LOOK + at, at * LOOK, at * LOOK + LOOK - 1])
      if (outside[spot] === 0 && thick[spot] === 0) fill(spot, outside, 1, (next) => thick[next] === 0);
  return outside.map((is, spot) => (is === 0 && thick[spot] === 0 ? 1 : 0));
}
