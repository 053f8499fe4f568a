import { INK } from '@marcel/art/palette';
import { groupBy, memoize, range } from 'es-toolkit';
import sharp from 'sharp';
import * as raster from './raster.js';

/** Edge of the grid onto which a drawing is scaled, so that its size and position do not matter. */
export const SIDE = 100;
export const PIXELS = 400;
const PAPER = { background: '#ffffff' };
export type InkMap = ReturnType<typeof toMap>;
export const isDark = (color: string): boolean => /#[0-4].[0-4].[0-4]/.test(color);
export const toMarks = (cells: readonly number[]): raster.Marks => raster.toMarks(cells, SIDE * SIDE);
/** Half the width of a gap in a line that counts as closed. */
const GAP = 4;
export const enclosedBy = (isLine: raster.Marks): raster.Marks => raster.enclosedBy(isLine, GAP, SIDE);
/** Maps the inks of the pixels; 0 is paper. */
function toMap(pixels: Uint8Array, inkPixels: readonly number[], colors: ReadonlyMap<number, string>) {
  const inked = raster.toRegion(inkPixels, PIXELS);
  const [wide, high] = [inked.right - inked.left + 1, inked.bottom - inked.top + 1];
  const scale = Math.min(2, (SIDE - 12) / Math.max(wide, high));
  /** Position and scale of the pixels on the grid. */
  const spot = { x: SIDE / 2 - (inked.left + wide / 2) * scale, y: SIDE / 2 - (inked.top + high / 2) * scale, scale };
  const columns = range(PIXELS + 1).map((x) => Math.floor(SIDE / 2 + (x - inked.left - wide / 2) * scale));
  const rows = range(PIXELS + 1).map((y) => Math.floor(SIDE / 2 + (y - inked.top - high / 2) * scale));
  const inks = new Uint8Array(SIDE * SIDE);
  const inkCells = new Uint16Array(inkPixels.length);
  for (const [at, pixel] of inkPixels.entries()) {
    const [x, y] = [pixel % PIXELS, Math.floor(pixel / PIXELS)];
    const [left = 0, right = 0, top = 0, bottom = 0] = [columns[x], columns[x + 1], rows[y], rows[y + 1]];
    inkCells[at] = top * SIDE + left;
    for (let row = top; row < Math.max(top + 1, bottom); row += 1)
      for (let column = left; column < Math.max(left + 1, right); column += 1)
        inks[row * SIDE + column] = pixels[pixel] ?? 0;
  }
  const isInk = inks.map((ink) => Math.min(1, ink));
  const box = raster.toRegion(raster.listCells(isInk), SIDE);
  const ends = box.cells.filter((cell) => Math.floor(cell / SIDE) === box.bottom - 4);
  const [from = 0, to = 0] = [ends[0], ends.at(-1)];
  const closed = to - from > 15 ? isInk : Uint8Array.from(isInk).fill(1, from, to);
  const widestLine = Math.max(3, Math.ceil(scale * 8));
  const filled = [...colors.keys()].flatMap((ink) => {
    const cells = box.cells.filter((cell) => inks[cell] === ink);
    if (cells.length < (2 * widestLine + 1) ** 2) return [];
    const own = toMarks(cells);
    const core = raster.erode(own, widestLine, SIDE);
    return raster.within(cells, raster.dilate(core, widestLine, SIDE));
  });
  const isEnclosed = raster.union(toMarks(filled), enclosedBy(isInk));
  return {
    ...{ pixels, inks, colors, isInk, box, spot },
    pixelsOf: (cells: readonly number[]): number[] => {
      const isIn = toMarks(cells);
      return inkPixels.filter((_, at) => isIn[inkCells[at] ?? 0] === 1);
    },
    isEnclosed,
    /** The same, with a narrow open lower end, such as a trunk’s, closed. */
    isClosed: closed === isInk ? isEnclosed : raster.union(toMarks(filled), enclosedBy(closed)),
  };
}
/** Returns the most common color of the ink in some cells; colors come before black lines around them. */
export function colorOf({ inks, colors }: InkMap, isIn: raster.Marks): string {
  const cells = raster.listCells(isIn);
  const all = [...colors].map(([ink, color]) => ({ color, count: cells.filter((cell) => inks[cell] === ink).length }));
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const vivid = all.filter(({ color, count }) => !isDark(color) && count > 0.34 * total);
  const [usual] = (vivid.length > 0 ? vivid : all).toSorted((one, other) => other.count - one.count);
  return usual?.color ?? INK;
}
/** Returns the map of some cells, enlarged to the whole grid. */
export const enlarged = (map: InkMap, cells: readonly number[]): InkMap =>
  toMap(map.pixels, map.pixelsOf(cells), map.colors);
/** Returns how far two colors, such as 0xff0000 for red, are apart, summed over their channels. */
const difference = (one: number, other: number): number =>
  Math.abs((one >> 16) - (other >> 16)) +
  Math.abs(((one >> 8) & 255) - ((other >> 8) & 255)) +
  Math.abs((one & 255) - (other & 255));
/** Returns the common colors that differ from each other. */
function toPalette(all: readonly number[]): number[] {
  const groups = Object.values(groupBy(all, (color) => color & 0xf0f0f0));
  const palette: number[] = [];
  for (const { 0: color = 0, length } of groups.toSorted((one, other) => other.length - one.length)) {
    const isOther = palette.every((one) => difference(one, color) > 100);
    if (isOther && length > 0.008 * all.length && palette.length < 7) palette.push(color);
  }
  return palette;
}
/** Returns all that is not paper. */
export async function toInkMap(bytes: Uint8Array): Promise<InkMap> {
  const small = sharp(bytes)
    .flatten(PAPER)
    .resize(PIXELS, PIXELS, { fit: 'contain', ...PAPER });
  const data = await small.removeAlpha().toColourspace('srgb').raw().toBuffer();
  const colorAt = (pixel: number): number =>
    ((data[3 * pixel] ?? 0) << 16) | ((data[3 * pixel + 1] ?? 0) << 8) | (data[3 * pixel + 2] ?? 0);
  const pixels = new Uint8Array(PIXELS * PIXELS);
  const paper = colorAt(0);
  const contrasts = new Uint16Array(PIXELS * PIXELS);
  const inkPixels: number[] = [];
  for (let pixel = 0; pixel < contrasts.length; pixel += 1) {
    contrasts[pixel] = difference(colorAt(pixel), paper);
    if ((contrasts[pixel] ?? 0) > 20) inkPixels.push(pixel);
  }
  /** Returns the middle of a line to whose soft edge a pixel belongs. */
  const coreOf = (pixel: number): number => {
    let [core, most] = [pixel, (contrasts[pixel] ?? 0) + 12];
    for (const step of [-1, 1, -PIXELS, PIXELS]) {
      const contrast = contrasts[pixel + step] ?? 0;
      if (contrast > most) [core, most] = [pixel + step, contrast];
    }
    return core === pixel ? pixel : coreOf(core);
  };
  const cores = inkPixels.map(coreOf);
  const palette = toPalette(inkPixels.filter((pixel, at) => cores[at] === pixel).map(colorAt));
  const nearest = memoize((color: number): number => {
    const apart = palette.map((one) => difference(one, color));
    return 1 + apart.indexOf(Math.min(...apart));
  });
  for (const [at, pixel] of inkPixels.entries()) pixels[pixel] = nearest(colorAt(cores[at] ?? pixel));
  const colors = palette.map((color, at) => [at + 1, `#${color.toString(16).padStart(6, '0')}`] as const);
  return toMap(pixels, inkPixels, new Map(colors));
}
