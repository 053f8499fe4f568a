import { INK, WHITE } from '@marcel/art/palette';
import { range } from 'es-toolkit';
import sharp, { type Sharp } from 'sharp';
import { listCells, floodFill, toRegion, type Region } from '../../../platform/pictures/raster.js';

const EDGE = 400;
/** Clears a plain background of RGBA pixels and returns the box of the rest; undefined where there is no plain one. */
function cutOut(pixels: Uint8Array, width: number, height: number): Region | undefined {
  const differenceAt = (at: number, channel: number): number =>
    Math.abs((pixels[at + channel] ?? 0) - (pixels[channel] ?? 0));
  const isClear = (at: number): boolean => (pixels[at + 3] ?? 0) < 24;
  const isGround = (at: number): boolean =>
    isClear(at) || (!isClear(0) && differenceAt(at, 0) + differenceAt(at, 1) + differenceAt(at, 2) < 60);
  const ground = new Uint8Array(width * height).map((_, pixel) => Number(isGround(pixel * 4)));
  const rim = [
    ...range(width).flatMap((x) => [x, (height - 1) * width + x]),
    ...range(height).flatMap((y) => [y * width, y * width + width - 1]),
  ];
  const starts = rim.filter((pixel) => ground[pixel] === 1);
  if (starts.length <= 0.85 * rim.length) return undefined;
  const figure = new Uint8Array(width * height).fill(1);
  for (const pixel of floodFill(ground, starts, width)) figure[pixel] = pixels[pixel * 4 + 3] = 0;
  const box = toRegion(listCells(figure), width);
  const share = box.cells.length / (width * height);
  return share > 0.08 && share < 0.88 ? box : undefined;
}
/** Draws the figure of a picture with a plain background as a sticker 184 wide around 0, 0; undefined for other pictures. */
export async function toSticker(bytes: Uint8Array) {
  const small = sharp(bytes).ensureAlpha().resize(EDGE, EDGE, { fit: 'inside' }).toColourspace('srgb').raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  const box = cutOut(data, info.width, info.height);
  if (box === undefined) return undefined;
  const background = '#00000000';
  const figure = await sharp(data, { raw: info })
    .extract({ left: box.left, top: box.top, width: box.right - box.left + 1, height: box.bottom - box.top + 1 })
    .resize(EDGE - 80, EDGE - 80, { fit: 'contain', background })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background })
    .raw()
    .toBuffer();
  const raw = { width: EDGE, height: EDGE };
  /** Cuts a picture along the silhouette of the figure, extended on all sides. */
  const layer = async (picture: Sharp, by: number): Promise<string> => {
    const soft = sharp(figure, { raw: { ...raw, channels: 4 } })
      .extractChannel('alpha')
      .blur(by);
    const sharpened = sharp(await soft.raw().toBuffer(), { raw: { ...raw, channels: 1 } }).threshold(10);
    const alpha = await sharpened.toColourspace('b-w').raw().toBuffer();
    const png = await picture
      .joinChannel(alpha, { raw: { ...raw, channels: 1 } })
      .png({ compressionLevel: 3 })
      .toBuffer();
    return `<image href="data:image/png;base64,${png.toString('base64')}" x="-92" y="-92" width="184" height="184"/>`;
  };
  const line = await layer(sharp({ create: { ...raw, channels: 3, background: INK } }), 11);
  const flat = await sharp(figure, { raw: { ...raw, channels: 4 } })
    .flatten({ background: WHITE })
    .raw()
    .toBuffer();
  const svg = line + (await layer(sharp(flat, { raw: { ...raw, channels: 3 } }), 6));
  return { svg, isSlim: box.right - box.left < 0.64 * (box.bottom - box.top) };
}
