/** RGBA, four bytes a pixel. */
export interface Bitmap {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** How far a colour may be from that of the ground, over all channels, to belong to it. */
const TOLERANCE = 60;

/** Share of the rim that an even ground covers. */
const RIM = 0.85;

/** A ground that takes less than this was no ground, and one that takes more leaves nothing. */
const GROUND = { least: 0.12, most: 0.92 };

/**
 * Makes the ground around a figure transparent: what has the colour of the corner and hangs together with the rim. False,
 * with nothing changed that matters, when there is no even ground, as in photographs.
 */
export function cutFromGround({ pixels, width, height }: Bitmap): boolean {
  const colour = pixels.slice(0, 4);
  const rim = rimOf(width, height);
  if (rim.filter((pixel) => isGround(pixels, pixel, colour)).length < RIM * rim.length) return false;
  const outside = fill(pixels, width, height, colour);
  const share = outside.reduce((count, is) => count + is, 0) / outside.length;
  if (share < GROUND.least || share > GROUND.most) return false;
  outside.forEach((is, pixel) => {
    if (is === 1) pixels[pixel * 4 + 3] = 0;
  });
  return true;
}

/** The outermost pixels. */
function rimOf(width: number, height: number): number[] {
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]);
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]);
  return [...across, ...down].flat();
}

/** 1 for every pixel that is reached from the rim over the ground's colour alone. */
function fill(pixels: Uint8Array, width: number, height: number, colour: Uint8Array): Uint8Array {
  const reached = new Uint8Array(width * height);
  const waiting: number[] = [];
  const visit = (pixel: number): void => {
    if (reached[pixel] === 1 || !isGround(pixels, pixel, colour)) return;
    reached[pixel] = 1;
    waiting.push(pixel);
  };
  rimOf(width, height).forEach(visit);
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    const x = pixel % width;
    if (x > 0) visit(pixel - 1);
    if (x < width - 1) visit(pixel + 1);
    if (pixel >= width) visit(pixel - width);
    if (pixel < width * (height - 1)) visit(pixel + width);
  }
  return reached;
}

function isGround(pixels: Uint8Array, pixel: number, colour: Uint8Array): boolean {
  const at = pixel * 4;
  if ((pixels[at + 3] ?? 0) < 24) return true;
  return sumOfDifferences(pixels.subarray(at, at + 4), colour) < TOLERANCE;
}

/** Two transparent pixels are the same, whatever colour they would have. */
function sumOfDifferences(one: Uint8Array, other: Uint8Array): number {
  if ((one[3] ?? 0) < 24 && (other[3] ?? 0) < 24) return 0;
  return one.reduce((sum, channel, index) => sum + Math.abs(channel - (other[index] ?? 0)), 0);
}
