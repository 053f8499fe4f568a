import { INK, WHITE } from '@marcel/art/palette';
import sharp from 'sharp';

/** Greatest sum of differences of the channels of the background. */
const TOLERANCE = 60;
/** Share of the rim that has the color of the background. */
const RIM = 0.85;
const GROUND = { least: 0.12, most: 0.92 };
const EDGE = 400;

/** Clears the background of RGBA pixels; false where there is no plain one. */
function isCutOut(pixels: Uint8Array, width: number, height: number): boolean {
  const clear = (pixel: number): boolean => (pixels[pixel * 4 + 3] ?? 0) < 24;
  const color = pixels.slice(0, 4);
  const isGround = (pixel: number): boolean =>
    clear(pixel) ||
    (!clear(0) &&
      color.reduce((sum, channel, at) => sum + Math.abs(channel - (pixels[pixel * 4 + at] ?? 0)), 0) < TOLERANCE);
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]);
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]);
  const rim = [...across, ...down].flat();
  if (rim.filter(isGround).length < RIM * rim.length) return false;
  const outside = new Set<number>(rim.filter(isGround));
  for (const pixel of outside) {
    const x = pixel % width;
    const beside = [x > 0 ? pixel - 1 : -1, x < width - 1 ? pixel + 1 : -1, pixel - width, pixel + width];
    for (const next of beside)
      if (next >= 0 && next < width * height && !outside.has(next) && isGround(next)) outside.add(next);
  }
  const share = outside.size / (width * height);
  for (const pixel of outside) pixels[pixel * 4 + 3] = 0;
  return share >= GROUND.least && share <= GROUND.most;
}

/** Draws the figure of a picture with a plain background as a sticker 184 wide around 0, 0; undefined for other pictures. */
export async function stickerOf(bytes: Uint8Array): Promise<string | undefined> {
  const small = sharp(bytes).ensureAlpha().resize(EDGE, EDGE, { fit: 'inside' }).toColourspace('srgb').raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (!isCutOut(data, width, height)) return undefined;
  const margin = { top: 40, bottom: 40, left: 40, right: 40, background: '#00000000' };
  const trimmed = sharp(data, { raw: { width, height, channels: 4 } }).trim({ background: '#00000000', threshold: 1 });
  const inner = await trimmed
    .resize(EDGE - 80, EDGE - 80, { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer();
  const figure = await sharp(inner).extend(margin).png().toBuffer();
  const layers = [await grown(figure, 11, INK), await grown(figure, 6, WHITE), figure];
  const image = (png: Buffer): string =>
    `<image href="data:image/png;base64,${png.toString('base64')}" x="-92" y="-92" width="184" height="184"/>`;
  return layers.map(image).join('');
}

/** Returns the silhouette of a figure in one color, extended by some pixels on all sides. */
async function grown(figure: Buffer, by: number, color: string): Promise<Buffer> {
  const soft = await sharp(figure).extractChannel('alpha').blur(by).png().toBuffer();
  const alpha = await sharp(soft).threshold(10).toColourspace('b-w').raw().toBuffer();
  const flat = sharp({ create: { width: EDGE, height: EDGE, channels: 3, background: color } });
  return flat
    .joinChannel(alpha, { raw: { width: EDGE, height: EDGE, channels: 1 } })
    .png()
    .toBuffer();
}
