import { INK, WHITE } from '@marcel/art/palette';
import sharp from 'sharp';
import { cutFromGround } from './cut-from-ground.js';

const EDGE = 480;
const MARGIN = 40;

/** A figure without its ground, with a white rim and an outline around it, as stickers have. */
export interface Sticker {
  /** A data address; the picture is square. */
  readonly href: string;
}

/** Undefined for a picture that has no even ground to cut it from. */
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

/** The shape of a figure in one colour, larger by so many pixels on all sides. */
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
