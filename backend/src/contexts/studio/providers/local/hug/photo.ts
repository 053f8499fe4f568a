import { detectionSize, findHead } from '@marcel/art/portraits/face';
import { INK, WHITE } from '@marcel/art/palette';
import sharp, { type Matrix3x3, type Region, type Sharp } from 'sharp';
import { hex } from '../art/fragments.js';

export type Photo = Awaited<ReturnType<typeof readPhoto>>;
/** A photo cut along an outline around 0, 0 that fits into a square of twice `half`. */
export const cutOut = ({ href }: Photo, outline: string, half: number, id: string): string =>
  `<clipPath id="${id}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${WHITE}"/>` +
  `<g clip-path="url(#${id})"><image href="${href}" x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" preserveAspectRatio="xMidYMid slice"/></g>` +
  `<g fill="none" stroke-linejoin="round"><path d="${outline}" stroke="${INK}" stroke-width="13"/><path d="${outline}" stroke="${WHITE}" stroke-width="6"/></g>`;

/** Edge of the photo of a head, if it is large enough, and of the sample that shows its colors. */
const EDGES = { photo: 640, sample: 64 };
/** Parts of the sample, and how their mean color is corrected. */
const SKIN = { left: 24, top: 23, width: 16, height: 16, saturation: 1.1, low: 90, high: 245 };
const CLOTH = { left: 13, top: 55, width: 38, height: 9, saturation: 1.5, low: 60, high: 225 };
const VIVID: Matrix3x3 = [
  [1.12, -0.07, -0.01],
  [-0.03, 1.08, -0.01],
  [-0.03, -0.07, 1.14],
];

const squareOf = (photo: Sharp, edge: number): Promise<Buffer> =>
  photo
    .resize(edge, edge, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .recomb(VIVID)
    .toColourspace('srgb')
    .raw()
    .toBuffer();
const rawOf = (pixels: Buffer, edge: number): Sharp =>
  sharp(pixels, { raw: { width: edge, height: edge, channels: 3 } });

/** Returns a square photo of a head with the colors of its skin and its clothes. */
export async function readPhoto(bytes: Uint8Array) {
  const region = await headWindow(bytes);
  const edge = Math.min(EDGES.photo, region.width);
  const square = await squareOf(sharp(bytes).extract(region), edge);
  const jpeg = await rawOf(square, edge).jpeg({ quality: 92 }).toBuffer();
  const sample = await rawOf(square, edge).resize(EDGES.sample, EDGES.sample).raw().toBuffer();
  return {
    href: `data:image/jpeg;base64,${jpeg.toString('base64')}`,
    cloth: await meanColor(sample, CLOTH),
    skin: await meanColor(sample, SKIN),
  };
}

/** Returns the color of the middle of a picture. */
export const measureSkin = async (bytes: Uint8Array): Promise<string> =>
  meanColor(await squareOf(sharp(bytes), EDGES.sample), SKIN);

async function meanColor(sample: Buffer, { saturation, low, high, ...region }: typeof SKIN): Promise<string> {
  const part = rawOf(sample, EDGES.sample).extract(region);
  const [red = 0, green = 0, blue = 0] = await part.resize(1, 1, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
  const brightness = 0.3 * red + 0.59 * green + 0.11 * blue;
  const wanted = Math.max(low, Math.min(high, brightness));
  return hex([red, green, blue].map((channel) => wanted + (channel - brightness) * saturation));
}

/**
 * Returns a square around the head; without one, of the upper middle, where heads are: never the whole photo. A square
 * photo was cropped by the visitor, unless its face is small.
 */
async function headWindow(bytes: Uint8Array): Promise<Region> {
  const { width, height } = await sharp(bytes).metadata();
  const size = detectionSize(width, height);
  const small = sharp(bytes)
    .resize({ ...size, fit: 'fill' })
    .flatten({ background: '#ffffff' });
  const head = findHead({ data: await small.removeAlpha().toColourspace('srgb').raw().toBuffer(), ...size });
  if (width === height && !(head?.isFace && head.edge < 0.7)) return { left: 0, top: 0, width, height };
  const { x, y, edge } = head ?? { x: 0.5, y: 0.4, edge: 0.66 };
  const side = Math.max(1, Math.round(Math.min(width, height) * edge));
  const within = (center: number, length: number): number =>
    Math.round(Math.min(length - side, Math.max(0, center * length - side / 2)));
  return { left: within(x, width), top: within(y, height), width: side, height: side };
}
