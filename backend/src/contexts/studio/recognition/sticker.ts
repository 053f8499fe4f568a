import { INK, WHITE } from '@marcel/art/palette';
import { place } from '@marcel/art/svg';
import { range } from 'es-toolkit';
import sharp from 'sharp';
import { groupCells, listCells, outlineOf, toMarks, toRegion, type Region } from './raster.js';
import { measureSkin } from './photo.js';

/** The longer side of the picture as it is read, and of its figure as it is drawn. */
const [EDGE, LENGTH] = [360, 147];
/** Clears a plain background of RGBA pixels and returns the box of the rest; undefined where there is no plain one. */
function cutOut(pixels: Uint8Array, width: number, height: number): Region | undefined {
  const differenceAt = (at: number, channel: number): number =>
    Math.abs((pixels[at + channel] ?? 0) - (pixels[channel] ?? 0));
  const isClear = (at: number): boolean => (pixels[at + 3] ?? 0) < 24;
  const isGround = (at: number): boolean =>
    isClear(at) || (!isClear(0) && differenceAt(at, 0) + differenceAt(at, 1) + differenceAt(at, 2) < 60);
  const rim = [
    ...range(width).flatMap((x) => [x, (height - 1) * width + x]),
    ...range(height).flatMap((y) => [y * width, y * width + width - 1]),
  ];
  if (rim.filter((pixel) => isGround(pixel * 4)).length <= 0.85 * rim.length) return undefined;
  const ground = new Uint8Array(width * height).map((_, pixel) => Number(isGround(pixel * 4)));
  const isRim = toMarks(rim, ground.length);
  const figure = new Uint8Array(ground.length).fill(1);
  for (const cells of groupCells(ground, width).filter((group) => group.some((pixel) => isRim[pixel] === 1)))
    for (const pixel of cells) figure[pixel] = pixels[pixel * 4 + 3] = 0;
  const box = toRegion(listCells(figure), width);
  const share = box.cells.length / (width * height);
  return share > 0.08 && share < 0.88 ? box : undefined;
}
/** Draws the figure of a picture with a plain background as a sticker around 0, 0; undefined for other pictures. */
export async function toSticker(bytes: Uint8Array) {
  const small = sharp(bytes).ensureAlpha().resize(EDGE, EDGE, { fit: 'inside' }).toColourspace('srgb').raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  const box = cutOut(data, info.width, info.height);
  if (box === undefined) return undefined;
  const { left, top } = box;
  const [width, height] = [box.right - left + 1, box.bottom - top + 1];
  const png = await sharp(data, { raw: info })
    .extract({ left, top, width, height })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const longer = Math.max(width, height);
  const cells = box.cells.map((cell) => (Math.floor(cell / info.width) - top) * longer + (cell % info.width) - left);
  const silhouette = outlineOf(cells, longer, 4);
  const scale = LENGTH / longer;
  const rim = (color: string, by: number): string =>
    `<path d="${silhouette}" fill="${color}" stroke="${color}" stroke-width="${(2 * by) / scale}"/>`;
  const image = `<image href="data:image/png;base64,${png.toString('base64')}" width="${width}" height="${height}"/>`;
  const svg = place(`<g stroke-linejoin="round">${rim(INK, 9)}${rim(WHITE, 5)}</g>${image}`, {
    x: (-width * scale) / 2,
    y: (-height * scale) / 2,
    scale,
  });
  return { svg, isSlim: width < 0.64 * height, skin: measureSkin({ data, ...info }) };
}
