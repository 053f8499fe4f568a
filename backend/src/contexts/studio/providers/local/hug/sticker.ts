import { INK, WHITE } from '@marcel/art/palette';
import sharp from 'sharp';

/** RGBA, four bytes a pixel. */
interface Bitmap {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const TOLERANCE = 60;

const RIM = 0.85;

const GROUND = { least: 0.12, most: 0.92 };

function cutFromGround({ pixels, width, height }: Bitmap): boolean {
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

function rimOf(width: number, height: number): number[] {
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]);
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]);
  return [...across, ...down].flat();
}

/** Marks with 1 every pixel connected to the rim by the color of the background. */
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

/** Treats transparent pixels as equal, whatever their color. */
function sumOfDifferences(one: Uint8Array, other: Uint8Array): number {
  if ((one[3] ?? 0) < 24 && (other[3] ?? 0) < 24) return 0;
  return one.reduce((sum, channel, index) => sum + Math.abs(channel - (other[index] ?? 0)), 0);
}

const EDGE = 480;
const MARGIN = 40;

export interface Sticker {
  readonly href: string;
}

export async function stickerOf(bytes: Uint8Array): Promise<Sticker | undefined> {
  const inner = EDGE - 2 * MARGIN;
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .resize(inner, inner, { fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (!cutFromGround({ pixels: data, width, height })) return undefined;
  const figure = await sharp(data, { raw: { width, height, channels: 4 } })
    .trim({ background: '#00000000', threshold: 1 })
    .resize(inner, inner, { fit: 'contain', background: '#00000000' })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: '#00000000' })
    .png()
    .toBuffer();
  const rims = await Promise.all([grown(figure, 22, INK), grown(figure, 12, WHITE)]);
  const sticker = await sharp({ create: { width: EDGE, height: EDGE, channels: 4, background: '#00000000' } })
    .composite([...rims, figure].map((input) => ({ input })))
    .png()
    .toBuffer();
  return { href: `data:image/png;base64,${sticker.toString('base64')}` };
}

/** Returns the silhouette of a figure in one color, extended by some pixels on all sides. */
async function grown(figure: Buffer, by: number, colour: string): Promise<Buffer> {
  const spread = await sharp(figure)
    .extractChannel('alpha')
    .blur(by / 2)
    .png()
    .toBuffer();
  const sharpened = await sharp(spread).threshold(10).png().toBuffer();
  const alpha = await sharp(sharpened).blur(1).toColourspace('b-w').raw().toBuffer();
  return sharp({ create: { width: EDGE, height: EDGE, channels: 3, background: colour } })
    .joinChannel(alpha, { raw: { width: EDGE, height: EDGE, channels: 1 } })
    .png()
    .toBuffer();
}
