import { detectionSize, findHead } from '@marcel/art/portraits/face';
import { INK, WHITE } from '@marcel/art/palette';
import sharp, { type Region } from 'sharp';
import { hex } from '../art/fragments.js';

export interface Photo {
  readonly href: string;
  readonly cloth: string;
  readonly skin: string;
}

/** A photo cut along an outline around 0, 0 that fits into a square of twice `half`. */
export const cutOut = ({ href }: Photo, outline: string, half: number, id: string): string =>
  `<clipPath id="${id}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${WHITE}"/>` +
  `<g clip-path="url(#${id})"><image href="${href}" x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" preserveAspectRatio="xMidYMid slice"/></g>` +
  `<g fill="none" stroke-linejoin="round"><path d="${outline}" stroke="${INK}" stroke-width="13"/><path d="${outline}" stroke="${WHITE}" stroke-width="6"/></g>`;

const EDGE = 640;
const SKIN = { left: 0.38, top: 0.36, width: 0.24, height: 0.24 };
const CLOTH = { left: 0.2, top: 0.86, width: 0.6, height: 0.14 };
export async function photoOf(bytes: Uint8Array): Promise<Photo> {
  const { width, height } = await sharp(bytes).metadata();
  const square = await sharp(bytes)
    .extract(await headWindow(bytes, width, height))
    .resize(EDGE, EDGE, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .modulate({ saturation: 1.12, brightness: 1.03 })
    .jpeg({ quality: 92 })
    .toBuffer();
  return {
    href: `data:image/jpeg;base64,${square.toString('base64')}`,
    cloth: await colorAt(square, CLOTH, { saturation: 1.5, low: 60, high: 225 }),
    skin: await colorAt(square, SKIN, { saturation: 1.1, low: 90, high: 245 }),
  };
}

interface Correction {
  readonly saturation: number;
  readonly low: number;
  readonly high: number;
}

/** Returns the mean color of a part of a square, given in shares of it. */
async function colorAt(square: Buffer, part: Region, { saturation, low, high }: Correction): Promise<string> {
  const [left = 0, top = 0, width = 1, height = 1] = [part.left, part.top, part.width, part.height].map((share) =>
    Math.round(share * EDGE),
  );
  const spot = sharp(square).extract({ left, top, width, height }).resize(1, 1, { fit: 'fill', kernel: 'cubic' });
  const { data } = await spot
    .modulate({ saturation })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 128, green = 128, blue = 128] = data;
  const brightness = 0.3 * red + 0.59 * green + 0.11 * blue;
  const shift = Math.max(0, low - brightness) + Math.min(0, high - brightness);
  return hex([red, green, blue].map((channel) => channel + shift));
}

/**
 * Returns a square around the head; without one, of the upper middle, where heads are: never the whole photo. A square
 * photo was cropped by the visitor, unless its face is small.
 */
async function headWindow(bytes: Uint8Array, width: number, height: number): Promise<Region> {
  const size = detectionSize(width, height);
  const small = sharp(bytes)
    .resize({ ...size, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .removeAlpha();
  const data = await small.toColourspace('srgb').raw().toBuffer();
  const head = findHead({ data, ...size });
  if (width === height && !(head?.isFace && head.edge < 0.7)) return { left: 0, top: 0, width, height };
  const { x, y, edge } = head ?? { x: 0.5, y: 0.4, edge: 0.66 };
  const side = Math.max(1, Math.round(Math.min(width, height) * edge));
  const within = (centre: number, length: number): number =>
    Math.round(Math.min(length - side, Math.max(0, centre * length - side / 2)));
  return { left: within(x, width), top: within(y, height), width: side, height: side };
}
