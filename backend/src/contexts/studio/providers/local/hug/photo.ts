import { FACE_LOOK, faceIn } from '@marcel/art/portraits/face';
import { INK, WHITE } from '@marcel/art/palette';
import sharp from 'sharp';
import { hex } from '../art/palette.js';

export interface Photo {
  readonly href: string;
  readonly cloth: string;
  readonly skin: string;
}

let serial = 0;

/** A photo cut along an outline around 0, 0 that fits into a square of twice `half`. */
export function cutOut({ href }: Photo, outline: string, half: number, line: number): string {
  const id = `cut${(serial = (serial + 1) % 1000)}`;
  return (
    `<defs><clipPath id="${id}"><path d="${outline}"/></clipPath></defs>` +
    `<path d="${outline}" fill="${WHITE}"/>` +
    `<g clip-path="url(#${id})"><image href="${href}" x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" preserveAspectRatio="xMidYMid slice"/></g>` +
    `<path d="${outline}" fill="none" stroke="${INK}" stroke-width="${line * 3}" stroke-linejoin="round"/>` +
    `<path d="${outline}" fill="none" stroke="${WHITE}" stroke-width="${line * 1.4}" stroke-linejoin="round"/>`
  );
}

const EDGE = 640;

const SKIN = { left: 0.38, top: 0.36, width: 0.24, height: 0.24 };
const CLOTH = { left: 0.2, top: 0.86, width: 0.6, height: 0.14 };

export async function photoOf(bytes: Uint8Array): Promise<Photo> {
  const { width, height } = await sharp(bytes).metadata();
  // A square was cropped by the visitor, around the face.
  const face = width === height ? undefined : await faceWindow(bytes, width, height);
  const square = await sharp(bytes)
    .extract(face ?? middleOf(width, height))
    .resize(EDGE, EDGE, { fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#ffffff' })
    .modulate({ saturation: 1.12, brightness: 1.03 })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const jpeg = await sharp(square).jpeg({ quality: 92 }).toBuffer();
  return {
    href: `data:image/jpeg;base64,${jpeg.toString('base64')}`,
    cloth: await colourAt(square, CLOTH, { saturation: 1.5, low: 60, high: 225 }),
    skin: await colourAt(square, SKIN, { saturation: 1.1, low: 90, high: 245 }),
  };
}

/** Returns the upper middle of a picture without a face, where heads are; never the whole photo. */
function middleOf(width: number, height: number): Window {
  const side = Math.max(1, Math.round(0.8 * Math.min(width, height)));
  return { width: side, height: side, left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 3) };
}

async function colourAt(
  square: Buffer,
  spot: Window,
  { saturation, low, high }: { readonly saturation: number; readonly low: number; readonly high: number },
): Promise<string> {
  const at = (share: number): number => Math.round(share * EDGE);
  const { data } = await sharp(square)
    .extract({ left: at(spot.left), top: at(spot.top), width: at(spot.width), height: at(spot.height) })
    .resize(1, 1, { fit: 'fill', kernel: 'cubic' })
    .modulate({ saturation })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 128, green = 128, blue = 128] = data;
  const brightness = 0.3 * red + 0.59 * green + 0.11 * blue;
  const shift = brightness < low ? low - brightness : brightness > high ? high - brightness : 0;
  return hex([red, green, blue].map((channel) => channel + shift));
}

/** Part of a picture, in pixels or shares. */
interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

async function faceWindow(bytes: Uint8Array, width: number, height: number): Promise<Window | undefined> {
  const { data, info } = await sharp(bytes)
    .resize(FACE_LOOK, FACE_LOOK, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const face = faceIn({ data, width: info.width, height: info.height });
  if (face === undefined) return undefined;
  const side = Math.round(Math.min(width, height) * face.edge);
  const within = (centre: number, length: number): number =>
    Math.round(Math.min(length - side, Math.max(0, centre * length - side / 2)));
  return { left: within(face.x, width), top: within(face.y, height), width: side, height: side };
}
