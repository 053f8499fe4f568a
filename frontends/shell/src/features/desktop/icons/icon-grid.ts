import type { Point } from '../../../shared/geometry';
import { ARROWS } from '../../../shared/keys';

export interface Cell {
  column: number;
  row: number;
}

/** The grid of icons. Points count from the upper left corner of the first icon. */
export interface Grid {
  columns: number;
  rows: number;
  step: Point;
  right: number;
}

export const toPoint = ({ columns, step, right }: Grid, { column, row }: Cell): Point => ({
  x: column === columns - 1 ? right : column * step.x,
  y: row * step.y,
});

export const isSameCell = (one: Cell, other: Cell): boolean => one.column === other.column && one.row === other.row;

const includesCell = (cell: Cell, cells: readonly Cell[]): boolean => cells.some((other) => isSameCell(cell, other));

const hasCell = ({ columns, rows }: Grid, { column, row }: Cell): boolean =>
  column >= 0 && column < columns && row >= 0 && row < rows;

export function findFreeCell(grid: Grid, { x, y }: Point, occupied: readonly Cell[] = []): Cell | undefined {
  const cells = Array.from({ length: grid.columns * grid.rows }, (_, index) => ({
    column: Math.floor(index / grid.rows),
    row: index % grid.rows,
  }));
  const distance = (cell: Cell) => {
    const point = toPoint(grid, cell);
    return Math.hypot(point.x - x, point.y - y);
  };
  return cells.filter((cell) => !includesCell(cell, occupied)).sort((one, other) => distance(one) - distance(other))[0];
}

export function stepToFreeCell(grid: Grid, from: Cell, key: string, occupied: readonly Cell[]): Cell | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const next = ({ column, row }: Cell): Cell => ({ column: column + arrow.x, row: row + arrow.y });
  let to = next(from);
  while (includesCell(to, occupied)) to = next(to);
  return hasCell(grid, to) ? to : from;
}

/** The cells of moved icons by id. Columns below 0 count from the right, so that icons keep to their side of any screen. */
export type MovedIcons = Readonly<Record<string, Cell>>;

export const toStoredCell = ({ columns }: Grid, { column, row }: Cell): Cell => ({
  column: column < columns / 2 ? column : column - columns,
  row,
});

export function arrangeIcons(grid: Grid, homes: ReadonlyMap<string, Cell>, moved: MovedIcons): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  const wantedCells = [...homes].map(([id, home]) => {
    const { column, row } = moved[id] ?? home;
    return { id, isMoved: id in moved, cell: { column: column < 0 ? grid.columns + column : column, row } };
  });
  const order = ({ isMoved, cell }: { isMoved: boolean; cell: Cell }) => (!isMoved ? 1 : hasCell(grid, cell) ? 0 : 2);
  for (const { id, cell } of wantedCells.sort((one, other) => order(one) - order(other))) {
    const point = { x: cell.column * grid.step.x, y: cell.row * grid.step.y };
    const free = findFreeCell(grid, hasCell(grid, cell) ? toPoint(grid, cell) : point, [...cells.values()]);
    if (free) cells.set(id, free);
  }
  return cells;
}
