import sharp from 'sharp';
import { hex } from '../art/fragments.js';

/** Edge of the grid onto which a drawing is scaled, so that its size and position do not matter. */
export const SIDE = 100;
const MARGIN = 6;
const PIXELS = 400;
const CONTRAST = 20;
/** Greatest enlargement of a pixel, in cells. */
const ENLARGEMENT = 2;
/** Half the width of a gap in a line that counts as closed. */
const GAP = 4;
/** Greatest share of an area’s edge without ink. */
const OPEN_SHARE = 0.2;
/** Greatest width of an open lower end, such as a trunk’s, that counts as closed. */
const OPEN_END = 15;
/** Widest line, in pixels. */
const WIDEST_LINE = 8;
const INKS = [1, 2, 3] as const;

/** A byte for each cell of the grid, row by row. */
export type Marks = Uint8Array;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Some cells and the box around them. */
export interface Region {
  readonly cells: readonly number[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface InkMap {
  /** The ink of each cell, from 1; 0 is paper. */
  readonly inks: Uint8Array;
  readonly colors: readonly string[];
  readonly isInk: Marks;
  readonly isFilled: Marks;
  /** Cells that lines close off, and filled ones. */
  readonly isEnclosed: Marks;
  /** The same, with a narrow open lower end closed. */
  readonly isClosed: Marks;
  readonly box: Region;
  /** Returns the map of some cells, enlarged to the whole grid. */
  readonly only: (cells: readonly number[]) => InkMap;
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
export const spotOf = (cell: number): Spot => ({ x: cell % SIDE, y: Math.floor(cell / SIDE) });
export function cellsOf(marks: Marks): number[] {
  const cells: number[] = [];
  for (let cell = marks.indexOf(1); cell >= 0; cell = marks.indexOf(1, cell + 1)) cells.push(cell);
  return cells;
}

export const either = (one: Marks, other: Marks): Marks => one.map((is, cell) => is | (other[cell] ?? 0));
export function regionOf(cells: readonly number[]): Region {
  const [xs, ys] = [cells.map((cell) => spotOf(cell).x), cells.map((cell) => spotOf(cell).y)];
  const [left, right] = [Math.min(SIDE, ...xs), Math.max(0, ...xs)];
  return { cells, left, right, top: Math.min(SIDE, ...ys), bottom: Math.max(0, ...ys) };
}

export function marksOf(cells: readonly number[]): Marks {
  const marks = new Uint8Array(SIDE * SIDE);
  for (const cell of cells) marks[cell] = 1;
  return marks;
}

/** Returns the regions of marked cells, which touch at their sides. */
export function regionsOf(marks: Marks): Region[] {
  const isFree = Uint8Array.from(marks);
  const regions: Region[] = [];
  for (let start = isFree.indexOf(1); start >= 0; start = isFree.indexOf(1, start)) {
    const cells = [start];
    isFree[start] = 0;
    for (const cell of cells)
      for (const by of [-1, 1, -SIDE, SIDE])
        if (isFree[cell + by] === 1) {
          isFree[cell + by] = 0;
          cells.push(cell + by);
        }
    regions.push(regionOf(cells));
  }
  return regions;
}

/** Extends marks by some cells in all directions. */
export function grown(marks: Marks, by: number): Marks {
  const all = Uint8Array.from(marks);
  for (const cell of cellsOf(marks))
    for (let row = cell - by * SIDE; row <= cell + by * SIDE; row += SIDE)
      all.fill(1, Math.max(0, row - by), Math.max(0, row + by + 1));
  return all;
}

const inverse = (marks: Marks): Marks => marks.map((is) => 1 - is);
export const shrunk = (marks: Marks, by: number): Marks => inverse(grown(inverse(marks), by));

/** Marks what lines close off from the rim, although they may have gaps. */
function enclosedBy(isLine: Marks): Marks {
  const [exactly, roughly] = [0, GAP].map((gap) => regionsOf(inverse(grown(isLine, gap))).slice(1));
  const withGaps = (roughly ?? []).flatMap((region) => {
    const cells = cellsOf(grown(marksOf(region.cells), GAP)).filter((cell) => isLine[cell] === 0);
    const around = cellsOf(grown(marksOf(cells), 1));
    const open = around.filter((cell) => isLine[cell] === 0).length - cells.length;
    return open < OPEN_SHARE * (around.length - cells.length) ? cells : [];
  });
  return marksOf([...(exactly ?? []).flatMap(({ cells }) => cells), ...withGaps]);
}

/** A pixel that is not paper, and which of the inks it is: blue, orange or another. */
interface Pixel extends Spot {
  readonly ink: number;
}

function mapOf(pixels: readonly Pixel[], colors: readonly string[]): InkMap {
  const [xs, ys] = [pixels.map(({ x }) => x).toSorted((one, other) => one - other), pixels.map(({ y }) => y)];
  const [left = 0, right = 0, top = 0, bottom = 0] = [xs[0], xs.at(-1), ys[0], ys.at(-1)];
  const scale = Math.min(ENLARGEMENT, (SIDE - 2 * MARGIN) / Math.max(right - left + 1, bottom - top + 1));
  const columnAt = (x: number): number => Math.floor(SIDE / 2 + (x - (left + right + 1) / 2) * scale);
  const rowAt = (y: number): number => Math.floor(SIDE / 2 + (y - (top + bottom + 1) / 2) * scale);
  const inks = new Uint8Array(SIDE * SIDE);
  for (const { x, y, ink } of pixels)
    for (let row = rowAt(y); row < Math.max(rowAt(y) + 1, rowAt(y + 1)); row += 1)
      inks.fill(ink, row * SIDE + columnAt(x), row * SIDE + Math.max(columnAt(x) + 1, columnAt(x + 1)));
  const isInk = inks.map((ink) => Number(ink > 0));
  const box = regionOf(cellsOf(isInk));
  const lowest = (box.bottom - 4) * SIDE;
  const ends = box.cells.filter((cell) => cell >= lowest && cell < lowest + SIDE);
  const [from = 0, to = 0] = [ends[0], ends.at(-1)];
  const closed = to - from > OPEN_END ? isInk : Uint8Array.from(isInk).fill(1, from, to);
  const widest = Math.max(3, Math.ceil(scale * WIDEST_LINE));
  const filledBy = (ink: number): number[] => {
    const own = inks.map((one) => Number(one === ink));
    return cellsOf(grown(shrunk(own, widest), widest)).filter((cell) => own[cell] === 1);
  };
  const isFilled = marksOf(INKS.flatMap(filledBy));
  return {
    ...{ inks, colors, isInk, isFilled, box },
    isEnclosed: either(isFilled, enclosedBy(isInk)),
    isClosed: either(isFilled, enclosedBy(closed)),
    only: (cells) => {
      const kept = new Set(cells);
      return mapOf(
        pixels.filter(({ x, y }) => kept.has(rowAt(y) * SIDE + columnAt(x))),
        colors,
      );
    },
  };
}

/** Returns all that is not paper. */
export async function inkMapOf(bytes: Uint8Array): Promise<InkMap> {
  const background = '#ffffff';
  const small = sharp(bytes).flatten({ background }).resize(PIXELS, PIXELS, { fit: 'contain', background });
  const data = await small.removeAlpha().toColourspace('srgb').raw().toBuffer();
  const pixels: Pixel[] = [];
  const counts = INKS.map(() => new Map<string, number>());
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((one) => Math.abs((data[at + one] ?? 0) - (data[one] ?? 0)));
    if (red + green + blue <= CONTRAST) continue;
    const most = Math.max(red, green, blue);
    const ink = blue < 0.5 * most ? 1 : red < 0.15 * most ? 2 : 3;
    pixels.push({ x: (at / 3) % PIXELS, y: Math.floor(at / 3 / PIXELS), ink });
    const [color, count] = [hex([...data.subarray(at, at + 3)]), counts[ink - 1]];
    count?.set(color, (count.get(color) ?? 0) + 1);
  }
  const colors = counts.map((count) => [...count].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '#000000');
  return mapOf(pixels, ['#ffffff', ...colors]);
}
