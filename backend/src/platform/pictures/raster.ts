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

export const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Returns the marked cells in order. */
export function listCells(marks: Marks): number[] {
  const cells: number[] = [];
  for (let cell = marks.indexOf(1); cell >= 0; cell = marks.indexOf(1, cell + 1)) cells.push(cell);
  return cells;
}

export function toMarks(cells: readonly number[], count: number): Marks {
  const marks = new Uint8Array(count);
  for (const cell of cells) marks[cell] = 1;
  return marks;
}

export const union = (one: Marks, other: Marks): Marks => one.map((is, cell) => is | (other[cell] ?? 0));
export const invert = (marks: Marks): Marks => marks.map((is) => 1 - is);

export function toRegion(cells: readonly number[], width: number): Region {
  let [left, right, top, bottom] = [width, 0, width, 0];
  for (const cell of cells) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { cells, left, right, top, bottom };
}

/** Clears the marks of some cells and of all that touch them at their sides, and returns those cells. The end of a row touches the next row. */
export function floodFill(marks: Marks, starts: readonly number[], width: number): number[] {
  const cells = [...starts];
  for (const start of starts) marks[start] = 0;
  for (const cell of cells)
    for (const next of [cell - 1, cell + 1, cell - width, cell + width])
      if (marks[next] === 1) {
        marks[next] = 0;
        cells.push(next);
      }
  return cells;
}

/** Returns the regions: groups of marked cells that are connected by their sides. */
export function findRegions(marks: Marks, width: number): Region[] {
  const rest = Uint8Array.from(marks);
  const regions: Region[] = [];
  for (let start = rest.indexOf(1); start >= 0; start = rest.indexOf(1, start))
    regions.push(toRegion(floodFill(rest, [start], width), width));
  return regions;
}

/** Extends marks by some cells in all directions. */
export function dilate(marks: Marks, by: number, width: number): Marks {
  const all = Uint8Array.from(marks);
  for (const cell of listCells(marks))
    for (let row = cell - by * width; row <= cell + by * width; row += width)
      all.fill(1, Math.max(0, row - by), Math.max(0, row + by + 1));
  return all;
}

export const erode = (marks: Marks, by: number, width: number): Marks => invert(dilate(invert(marks), by, width));

/** Returns the outline of some cells as a path that is smoothed over some steps from corner to corner. */
export function outlineOf(cells: readonly number[], width: number, step: number): string {
  const marks = toMarks(cells, width * width);
  const next = new Map<number, number[]>();
  const row = width + 1;
  for (const cell of cells) {
    const corner = cell + Math.floor(cell / width);
    const sides = [
      [cell - width, corner, corner + 1],
      [cell + 1, corner + 1, corner + row + 1],
      [cell + width, corner + row + 1, corner + row],
      [cell - 1, corner + row, corner],
    ] as const;
    for (const [beside, from, to] of sides) if (marks[beside] !== 1) next.set(from, [...(next.get(from) ?? []), to]);
  }
  let path = '';
  for (const start of next.keys()) {
    const loop: number[] = [];
    for (let at = next.get(start)?.pop(); at !== undefined; at = next.get(at)?.pop()) loop.push(at);
    const by = loop.length < 4 * step ? 1 : step;
    const points = range(Math.ceil(loop.length / by)).map((at) => {
      const near = range(2 * by - 1).map((more) => loop[(at * by + more) % loop.length] ?? start);
      const [x, y] = near.reduce(([x, y], one) => [x + (one % row), y + Math.floor(one / row)], [0, 0]);
      return { x: x / near.length, y: y / near.length };
    });
    for (const [at, { x, y }] of points.entries()) {
      const [before = { x, y }, after = { x, y }] = [points.at(at - 1), points[(at + 1) % points.length]];
      const spots = [(before.x + x) / 2, (before.y + y) / 2, x, y, (x + after.x) / 2, (y + after.y) / 2];
      const [fromX, fromY, ...curve] = spots.map((spot) => Math.round(spot * 10) / 10);
      path += `${at === 0 ? `M${fromX} ${fromY}` : ''}Q${curve.join(' ')}`;
    }
  }
  return path;
}
