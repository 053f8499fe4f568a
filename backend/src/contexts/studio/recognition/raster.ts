import { range } from 'es-toolkit';

/** A byte for each cell of a grid or pixel of a picture, row by row: 1 where it is marked. */
export type Marks = Uint8Array<ArrayBuffer>;

/** Some cells and the box around them. */
export interface Region {
  readonly cells: readonly number[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the marked cells in order. */
export function listCells(marks: Marks): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < marks.length; cell += 1) if (marks[cell] === 1) cells.push(cell);
  return cells;
}

export function toMarks(cells: readonly number[], count: number): Marks {
  const marks = new Uint8Array(count);
  for (const cell of cells) marks[cell] = 1;
  return marks;
}

export const within = (cells: readonly number[], marks: Marks): number[] => cells.filter((cell) => marks[cell] === 1);
export const without = (cells: readonly number[], marks: Marks): number[] => cells.filter((cell) => marks[cell] !== 1);
export const union = (one: Marks, other: Marks): Marks => one.map((is, cell) => is | (other[cell] ?? 0));
export function invert(marks: Marks): Marks {
  const others = new Uint8Array(marks.length);
  for (let cell = 0; cell < marks.length; cell += 1) others[cell] = marks[cell] === 1 ? 0 : 1;
  return others;
}

export function toRegion(cells: readonly number[], width: number): Region {
  let [left, right, top, bottom] = [width, 0, width, 0];
  for (const cell of cells) {
    const x = cell % width;
    const y = (cell - x) / width;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { cells, left, right, top, bottom };
}

/** Returns where runs of marked cells start and end; one that reaches the end of a row goes on in the next. */
function findRuns(marks: Marks) {
  const runs: (readonly [start: number, end: number])[] = [];
  let end = 0;
  for (let start = marks.indexOf(1); start >= 0; start = marks.indexOf(1, end)) {
    const next = marks.indexOf(0, start);
    end = next < 0 ? marks.length : next;
    runs.push([start, end]);
  }
  return runs;
}

/** Returns the cells of each group of marked cells that are connected by their sides; the group of the first cell is the first. */
export function groupCells(marks: Marks, width: number): number[][] {
  const runs = findRuns(marks);
  /** For each run, one that is connected to it and comes before it, or itself. */
  const before = Int32Array.from(runs.keys());
  const firstOf = (run: number): number => {
    for (let first = run; ; first = before[first] ?? first) if (before[first] === first) return first;
  };
  let above = 0;
  for (const [at, [start, end]] of runs.entries()) {
    while ((runs[above]?.[1] ?? end) + width <= start) above += 1;
    for (let other = above; (runs[other]?.[0] ?? end) + width < end; other += 1) {
      const [one, next] = [firstOf(other), firstOf(at)];
      before[Math.max(one, next)] = Math.min(one, next);
    }
  }
  const groups: number[][] = [];
  for (const [at, [start, end]] of runs.entries()) {
    const cells = (groups[firstOf(at)] ??= []);
    for (let cell = start; cell < end; cell += 1) cells.push(cell);
  }
  return Object.values(groups);
}

/** Returns the regions: groups of marked cells that are connected by their sides. */
export const findRegions = (marks: Marks, width: number): Region[] =>
  groupCells(marks, width).map((cells) => toRegion(cells, width));

export const bySize = <One extends Region>(all: readonly One[]): One[] =>
  all.toSorted((one, other) => other.cells.length - one.cells.length);
export const contains = (outer: Region, inner: Region): boolean =>
  outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom;
/** Returns the size of what the boxes around two regions share. */
const sharedBy = (one: Region, other: Region): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left) + 1) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + 1);
/** Returns what is further apart than twice `by`, together with all that lies mostly within the box around it. */
export function findPieces(marks: Marks, by: number, width: number): Region[] {
  const pieces: Region[] = [];
  for (const region of findRegions(dilate(marks, by, width), width)) {
    let piece = toRegion(within(region.cells, marks), width);
    const isInside = (other: Region): boolean =>
      sharedBy(piece, other) > 0.75 * Math.min(sharedBy(piece, piece), sharedBy(other, other));
    for (let at = pieces.findIndex(isInside); at >= 0; at = pieces.findIndex(isInside))
      piece = toRegion([...piece.cells, ...(pieces.splice(at, 1)[0]?.cells ?? [])], width);
    pieces.push(piece);
  }
  return pieces;
}
/** Extends marks by some cells in all directions. */
export function dilate(marks: Marks, by: number, width: number): Marks {
  const wide = marks.slice();
  for (const [start, end] of findRuns(marks)) wide.fill(1, Math.max(0, start - by), end + by);
  const all = wide.slice();
  for (const [start, end] of findRuns(wide))
    for (let shift = width; shift <= by * width; shift += width) {
      all.fill(1, Math.max(0, start - shift), Math.max(0, end - shift));
      all.fill(1, start + shift, end + shift);
    }
  return all;
}

export const erode = (marks: Marks, by: number, width: number): Marks => invert(dilate(invert(marks), by, width));

/** Marks the cells that lines close off from the rim, although the lines may have gaps of up to twice `gap`. */
export function enclosedBy(isLine: Marks, gap: number, width: number): Marks {
  const areasBeside = (lines: Marks): Marks => {
    const areas = invert(lines);
    for (const cell of groupCells(areas, width)[0] ?? []) areas[cell] = 0;
    return areas;
  };
  const enclosed = areasBeside(isLine);
  // Closing a wide gap fills small areas, such as a head.
  for (const by of [gap, gap / 2, gap / 4]) {
    const areas = dilate(areasBeside(dilate(isLine, by, width)), by, width);
    for (let cell = 0; cell < areas.length; cell += 1) if (isLine[cell] === 1) areas[cell] = 0;
    for (const cells of groupCells(areas, width)) {
      let [rim, open] = [0, 0];
      for (const cell of cells)
        for (const next of [cell - 1, cell + 1, cell - width, cell + width])
          if (isLine[next] === 1) rim += 1;
          else if (areas[next] === 0) open += 1;
      if (open < 0.25 * rim) for (const cell of cells) enclosed[cell] = 1;
    }
  }
  return enclosed;
}

/** Corners around a speck or hole of two by two cells; smaller ones are left out. */
const SHORTEST_OUTLINE = 8;

/** Returns the outline of some cells as a path that is smoothed over some steps from corner to corner. */
export function outlineOf(cells: readonly number[], width: number, step: number): string {
  if (cells.length === 0) return '';
  const marks = toMarks(cells, width * width);
  const row = width + 1;
  // The corner that follows each corner, 0 for none, and the second one where cells touch diagonally.
  const [first, second] = [new Int32Array(row * row), new Map<number, number>()];
  const connect = (from: number, to: number) => (first[from] === 0 ? (first[from] = to) : second.set(from, to));
  for (const cell of cells) {
    const corner = cell + Math.floor(cell / width);
    if (marks[cell - width] !== 1) connect(corner, corner + 1);
    if (marks[cell + 1] !== 1 || corner % row === width - 1) connect(corner + 1, corner + row + 1);
    if (marks[cell + width] !== 1) connect(corner + row + 1, corner + row);
    if (marks[cell - 1] !== 1 || corner % row === 0) connect(corner + row, corner);
  }
  const takeNext = (corner: number): number | undefined => {
    const to = second.get(corner) ?? first[corner];
    if (!second.delete(corner)) first[corner] = 0;
    return to;
  };
  let path = '';
  for (let start = 0; start < first.length; start += 1) {
    if (first[start] === 0) continue;
    const loop: number[] = [];
    for (let at = takeNext(start); at; at = takeNext(at)) loop.push(at);
    if (loop.length >= SHORTEST_OUTLINE) path += smoothLoop(loop, row, loop.length < 4 * step ? 1 : step);
  }
  return path;
}

function smoothLoop(loop: readonly number[], row: number, step: number): string {
  const reach = 2 * step - 1;
  const points = range(Math.ceil(loop.length / step)).map((at) => {
    const point = { x: 0, y: 0 };
    for (let index = at * step; index < at * step + reach; index++) {
      const corner = loop[index % loop.length] ?? 0;
      point.x += (corner % row) / reach;
      point.y += Math.floor(corner / row) / reach;
    }
    return point;
  });
  const tenth = (length: number): number => Math.round(length * 10) / 10;
  const curves = points.map(({ x, y }, at) => {
    const after = points[(at + 1) % points.length] ?? { x, y };
    return `Q${tenth(x)} ${tenth(y)} ${tenth((x + after.x) / 2)} ${tenth((y + after.y) / 2)}`;
  });
  return `M${(curves.at(-1) ?? '').split(' ').slice(2).join(' ')}${curves.join('')}`;
}
