import { FACE_LOOK, faceIn } from '@marcel/art/portraits/face';
import sharp from 'sharp';
import { INK, ORANGE, RED, WHITE } from '@marcel/art/palette';
import { place, shape } from '@marcel/art/svg';
import { hex, ROSE_DEEP } from '../colours.js';
import type { Photo } from '../figures/photo.js';
import { type Random, randomOf } from '../random.js';
import { character, marcel, visitor } from '../figures/doll.js';
import { stickerOf } from '../figures/sticker-of.js';
import { caption } from '../lettering/caption.js';
import { type PlaceName, PLACES } from '../places/places.js';
import { render } from '../render.js';
import { HOURS } from '../scenery/hour.js';
import { glow, shadow, tint, vignette } from '../scenery/light.js';
import { EMBRACES } from './embraces.js';

const EDGE = 640;

/** Longer pictures are cropped to the middle: scaling all of them would take seconds and gigabytes. */
const LONGEST_SIDE = 3;

const SKIN = { left: 0.38, top: 0.36, width: 0.24, height: 0.24 };
const CLOTH = { left: 0.2, top: 0.86, width: 0.6, height: 0.14 };

async function photoOf(bytes: Uint8Array): Promise<Photo> {
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

/** Returns the whole picture, or the middle of a very long one. */
function middleOf(width: number, height: number): Window {
  const longest = LONGEST_SIDE * Math.min(width, height);
  const size = { width: Math.min(width, longest), height: Math.min(height, longest) };
  return { ...size, left: Math.floor((width - size.width) / 2), top: Math.floor((height - size.height) / 2) };
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

const HEART = 'M0 24C-20 12-30 0-30-12-30-28-10-32 0-16 10-32 30-28 30-12 30 0 20 12 0 24Z';

function risingHearts(random: Random, count: number): string {
  const heart = (index: number): string => {
    const left = index % 2 === 0;
    const x = left ? random.between(60, 250) : random.between(774, 964);
    return place(
      `<path fill="${random.pick([RED, ROSE_DEEP, ORANGE])}" stroke="${INK}" stroke-width="5" stroke-linejoin="round" d="${HEART}"/>` +
        shape(WHITE, 'M-20-14Q-18-22-11-22L-10-17Q-15-16-16-11Z'),
      { x, y: random.between(120, 470), turn: random.between(-22, 22), scale: random.between(0.7, 1.7) },
    );
  };
  return Array.from({ length: count }, (_, index) => heart(index)).join('');
}

interface HugOrder {
  readonly kind: 'hug';
  readonly seed: number;
  readonly name: string;
  readonly portrait: Uint8Array;
  readonly character: Uint8Array | undefined;
  readonly characterName?: string | undefined;
}

/** Used in turn, so that consecutive seeds never share a place or an embrace. */
const SETTINGS = [
  'meadow',
  'party',
  'beach',
  'room',
  'outerSpace',
  'garden',
  'castle',
  'mountains',
  'candy',
  'underwater',
  'autumnPark',
  'cyberspace',
  'city',
] as const satisfies readonly PlaceName[];

const STRANGER = 'Buddy';

const SCALE = 3.3;

export async function composeHug({ seed, name, portrait, character: other, characterName }: HugOrder): Promise<Buffer> {
  const random = randomOf(seed);
  const hour = HOURS[Math.floor(seed / 2) % HOURS.length] ?? 'day';
  const { back, front } = PLACES[SETTINGS[seed % SETTINGS.length] ?? 'meadow']({ hour, random });
  const embrace = EMBRACES[seed % EMBRACES.length] ?? EMBRACES[0];
  const photo = await photoOf(portrait);
  const hugger =
    other === undefined
      ? marcel({ eyes: 'happy', mouth: 'smiling' })
      : character(await photoOf(other), await stickerOf(other));
  const figures = embrace(hugger, { doll: visitor(photo), photo }, random);
  return render(
    back +
      tint(hour) +
      glow() +
      risingHearts(random, 7) +
      shadow(512, 900, 330) +
      place(figures, { x: 512 - 120 * SCALE, y: 908 - 240 * SCALE, scale: SCALE }) +
      front +
      vignette() +
      caption(name, other === undefined ? 'Marcel' : (characterName ?? STRANGER)),
  );
}
