/** A place on the screen, in CSS pixels from the upper left corner of the first icon. */
export interface Point {
  x: number;
  y: number;
}

/** A place in the grid, from the upper left corner. */
export interface Cell {
  column: number;
  row: number;
}

/** Where icons may stand: none reaches beyond the room, and none over another. */
export interface Grid {
  columns: number;
  rows: number;
  /** From one icon to the next. */
  step: Point;
  /** How far the last column is from the first: it ends where the room does. */
  right: number;
}

export const pointOf = ({ columns, step, right }: Grid, { column, row }: Cell): Point => ({
  x: column === columns - 1 ? right : column * step.x,
  y: row * step.y,
});

export const isSame = (one: Cell, other: Cell): boolean => one.column === other.column && one.row === other.row;

const isIn = (cell: Cell, cells: readonly Cell[]): boolean => cells.some((other) => isSame(cell, other));

/** Down each column, as icons stand in order. */
const cellsOf = ({ columns, rows }: Grid): Cell[] =>
  Array.from({ length: columns * rows }, (_, nth) => ({ column: Math.floor(nth / rows), row: nth % rows }));

export const hasCell = ({ columns, rows }: Grid, { column, row }: Cell): boolean =>
  column >= 0 && column < columns && row >= 0 && row < rows;

/** The first cell that nobody has; undefined when there is none. */
export const firstFree = (grid: Grid, taken: readonly Cell[]): Cell | undefined =>
  cellsOf(grid).find((cell) => !isIn(cell, taken));

/** The free cell that is nearest to a place, which may lie outside the room. */
export function nearestFree(grid: Grid, { x, y }: Point, taken: readonly Cell[] = []): Cell | undefined {
  let [best, least]: [Cell | undefined, number] = [undefined, Infinity];
  for (const cell of cellsOf(grid)) {
    const at = pointOf(grid, cell);
    const far = Math.hypot(at.x - x, at.y - y);
    if (far < least && !isIn(cell, taken)) [best, least] = [cell, far];
  }
  return best;
}

const WAYS: Readonly<Record<string, Cell>> = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
};

/** The next free cell in the direction of an arrow key, or the same where there is none; undefined for all other keys. */
export function stepped(grid: Grid, from: Cell, key: string, taken: readonly Cell[]): Cell | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const next = ({ column, row }: Cell): Cell => ({ column: column + way.column, row: row + way.row });
  let to = next(from);
  while (isIn(to, taken)) to = next(to);
  return hasCell(grid, to) ? to : from;
}
