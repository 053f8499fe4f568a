import { detectionSize, findHead } from '@marcel/art/portraits/face';
import { INK, WHITE } from '@marcel/art/palette';
import sharp, { type Matrix3x3, type Region, type Sharp } from 'sharp';
import { hex } from '../art/fragments.js';

export type Photo = Awaited<ReturnType<typeof photoOf>>;
/** A photo cut along an outline around 0, 0 that fits into a square of twice `half`. */
export const cutOut = ({ href }: Photo, outline: string, half: number, id: string): string =>
  `<clipPath id="${id}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${WHITE}"/>` +
  `<g clip-path="url(#${id})"><image href="${href}" x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" preserveAspectRatio="xMidYMid slice"/></g>` +
  `<g fill="none" stroke-linejoin="round"><path d="${outline}" stroke="${INK}" stroke-width="13"/><path d="${outline}" stroke="${WHITE}" stroke-width="6"/></g>`;

const EDGE = 640;
/** Parts of a square of that edge, and how their mean color is corrected. */
const SKIN = { left: 243, top: 230, width: 154, height: 154, saturation: 1.1, low: 90, high: 245 };
const CLOTH = { left: 128, top: 550, width: 384, height: 90, saturation: 1.5, low: 60, high: 225 };
const VIVID: Matrix3x3 = [
  [1.12, -0.07, -0.01],
  [-0.03, 1.08, -0.01],
  [-0.03, -0.07, 1.14],
];

const squareOf = (photo: Sharp): Sharp =>
  photo
    .resize(EDGE, EDGE, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .recomb(VIVID)
    .toColourspace('srgb')
    .raw();
const rawOf = (pixels: Buffer, width: number, height: number): Sharp =>
  sharp(pixels, { raw: { width, height, channels: 3 } });

/** Returns a square photo of a head with the colors of its skin and its clothes. */
export async function photoOf(bytes: Uint8Array) {
  const square = await squareOf(sharp(bytes).extract(await headWindow(bytes))).toBuffer();
  const jpeg = await rawOf(square, EDGE, EDGE).jpeg({ quality: 92 }).toBuffer();
  return {
    href: `data:image/jpeg;base64,${jpeg.toString('base64')}`,
    cloth: await meanColor(rawOf(square, EDGE, EDGE).extract(CLOTH), CLOTH),
    skin: await meanColor(rawOf(square, EDGE, EDGE).extract(SKIN), SKIN),
  };
}

/** Returns the color of the middle of a picture. */
export async function skinOf(bytes: Uint8Array): Promise<string> {
  const { width, height } = SKIN;
  return meanColor(rawOf(await squareOf(sharp(bytes)).extract(SKIN).toBuffer(), width, height), SKIN);
}

async function meanColor(part: Sharp, { saturation, low, high }: typeof SKIN): Promise<string> {
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
