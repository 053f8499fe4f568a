import sharp from 'sharp';
import * as raster from '../../../../../platform/pictures/raster.js';

/** Edge of the grid onto which a drawing is scaled, so that its size and position do not matter. */
export const SIDE = 100;
/** Edge of the picture whose pixels are read. */
export const PIXELS = 400;
/** Half the width of a gap in a line that counts as closed. */
const GAP = 4;
const PAPER = { background: '#ffffff' };
export type InkMap = ReturnType<typeof toMap>;
export const toMarks = (cells: readonly number[]): raster.Marks => raster.toMarks(cells, SIDE * SIDE);
/** Returns what lines close off from the rim, although they may have gaps. */
export function enclosedBy(isLine: raster.Marks): number[] {
  const areasBeside = (gap: number): raster.Region[] =>
    raster.findRegions(raster.invert(raster.dilate(isLine, gap, SIDE)), SIDE).slice(1);
  const isFree = (cell: number): boolean => isLine[cell] === 0;
  const withGaps = areasBeside(GAP).flatMap((area) => {
    const cells = raster.listCells(raster.dilate(toMarks(area.cells), GAP, SIDE)).filter(isFree);
    const around = raster.listCells(raster.dilate(toMarks(cells), 1, SIDE));
    const open = around.filter(isFree).length - cells.length;
    return open < 0.2 * (around.length - cells.length) ? cells : [];
  });
  return [...areasBeside(0).flatMap(({ cells }) => cells), ...withGaps];
}
/** Maps the ink of each pixel: blue, orange or another, from 1; 0 is paper. Colors are numbers, such as 0xff0000 for red. */
function toMap(pixels: Uint8Array, inkPixels: readonly number[], colorAt: (pixel: number) => number) {
  const inked = raster.toRegion(inkPixels, PIXELS);
  const [wide, high] = [inked.right - inked.left + 1, inked.bottom - inked.top + 1];
  const scale = Math.min(2, (SIDE - 12) / Math.max(wide, high));
  const columnAt = (x: number): number => Math.floor(SIDE / 2 + (x - inked.left - wide / 2) * scale);
  const rowAt = (y: number): number => Math.floor(SIDE / 2 + (y - inked.top - high / 2) * scale);
  const inks = new Uint8Array(SIDE * SIDE);
  for (const pixel of inked.cells) {
    const [x, y] = [pixel % PIXELS, Math.floor(pixel / PIXELS)];
    for (let row = rowAt(y); row < Math.max(rowAt(y) + 1, rowAt(y + 1)); row += 1)
      inks.fill(pixels[pixel] ?? 0, row * SIDE + columnAt(x), row * SIDE + Math.max(columnAt(x) + 1, columnAt(x + 1)));
  }
  const isInk = inks.map((ink) => Math.min(1, ink));
  const box = raster.toRegion(raster.listCells(isInk), SIDE);
  const ends = box.cells.filter((cell) => Math.floor(cell / SIDE) === box.bottom - 4);
  const [from = 0, to = 0] = [ends[0], ends.at(-1)];
  const closed = to - from > 15 ? isInk : Uint8Array.from(isInk).fill(1, from, to);
  const widestLine = Math.max(3, Math.ceil(scale * 8));
  const filled = [1, 2, 3].flatMap((ink) => {
    const own = inks.map((one) => Number(one === ink));
    const spots = raster.range(9).map((at) => widestLine * ((Math.floor(at / 3) - 1) * SIDE + (at % 3) - 1));
    if (!own.some((is, cell) => is === 1 && spots.every((by) => own[cell + by] === 1))) return [];
    const core = raster.erode(own, widestLine, SIDE);
    return raster.listCells(raster.dilate(core, widestLine, SIDE)).filter((cell) => own[cell] === 1);
  });
  const isEnclosed = toMarks([...filled, ...enclosedBy(isInk)]);
  return {
    ...{ pixels, inkPixels, cellOf: (at: number) => rowAt(Math.floor(at / PIXELS)) * SIDE + columnAt(at % PIXELS) },
    ...{ inks, colorAt, isInk, box },
    /** Position and scale of the pixels on the grid. */
    spot: { x: SIDE / 2 - (inked.left + wide / 2) * scale, y: SIDE / 2 - (inked.top + high / 2) * scale, scale },
    /** Cells that lines close off, and filled ones. */
    isEnclosed,
    /** The same, with a narrow open lower end, such as a trunk’s, closed. */
    isClosed: closed === isInk ? isEnclosed : toMarks([...filled, ...enclosedBy(closed)]),
  };
}
/** Returns the most common color of the ink in some cells. */
export function colorOf({ inkPixels, cellOf, colorAt, pixels }: InkMap, isIn: raster.Marks, ink?: number): string {
  const counts = new Map<number, number>();
  for (const pixel of inkPixels)
    if (isIn[cellOf(pixel)] === 1 && (ink ?? pixels[pixel]) === pixels[pixel])
      counts.set(colorAt(pixel), (counts.get(colorAt(pixel)) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([, one], [, other]) => other - one);
  return `#${(usual?.[0] ?? 0).toString(16).padStart(6, '0')}`;
}
/** Returns the map of some cells, enlarged to the whole grid. */
export function enlarged({ pixels, inkPixels, cellOf, colorAt }: InkMap, cells: readonly number[]): InkMap {
  const kept = toMarks(cells);
  const own = inkPixels.filter((pixel) => kept[cellOf(pixel)] === 1);
  return toMap(pixels, own, colorAt);
}
/** Returns all that is not paper. */
export async function toInkMap(bytes: Uint8Array): Promise<InkMap> {
  const small = sharp(bytes)
    .flatten(PAPER)
    .resize(PIXELS, PIXELS, { fit: 'contain', ...PAPER });
  const data = await small.removeAlpha().toColourspace('srgb').raw().toBuffer();
  const [pixels, inkPixels]: [Uint8Array, number[]] = [new Uint8Array(PIXELS * PIXELS), []];
  const contrast = (at: number): number => Math.abs((data[at] ?? 0) - (data[at % 3] ?? 0));
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [contrast(at), contrast(at + 1), contrast(at + 2)];
    if (red + green + blue <= 20) continue;
    const most = Math.max(red, green, blue);
    const ink = blue < 0.5 * most ? 1 : red < 0.15 * most ? 2 : 3;
    pixels[at / 3] = ink;
    inkPixels.push(at / 3);
  }
  return toMap(pixels, inkPixels, (pixel) => data.readUIntBE(3 * pixel, 3));
}
