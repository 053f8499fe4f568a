import sharp from 'sharp';
import { faceWindow, type Window } from './focus.js';
import { hex } from './mixed.js';
import type { Photo } from './photo.js';

const EDGE = 640;

/** Of what is so much longer than wide, the middle is looked at: filling the square with all of it takes seconds, and gigabytes. */
const LONGEST_SIDE = 3;

/** Strips and spots, as shares of the square: where faces and clothes mostly are. */
const SKIN = { left: 0.38, top: 0.36, width: 0.24, height: 0.24 };
const CLOTH = { left: 0.2, top: 0.86, width: 0.6, height: 0.14 };

/** Cuts a picture to the square that has most to see in it, and learns its colours. */
export async function photoOf(bytes: Uint8Array): Promise<Photo> {
  const { width, height } = await sharp(bytes).metadata();
  // A square has been framed by somebody who knows better where the face is.
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

/** The whole picture, unless one side of it is much longer than the other. */
function middleOf(width: number, height: number): Window {
  const longest = LONGEST_SIDE * Math.min(width, height);
  const size = { width: Math.min(width, longest), height: Math.min(height, longest) };
  return { ...size, left: Math.floor((width - size.width) / 2), top: Math.floor((height - size.height) / 2) };
}

/** The colour that a spot has on the whole, kept between too dark and too bright to be drawn with. */
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
