import { firstFree, hasCell, isSame, nearestFree, type Cell, type Grid } from './grid';

/** Where an icon was moved to: columns count from the nearer side, below 0 from the right, so that it stays there in any room. */
export type Wish = Cell;
export type Wishes = Readonly<Record<string, Wish>>;

export const wishFor = ({ columns }: Grid, { column, row }: Cell): Wish => ({
  column: column < columns / 2 ? column : column - columns,
  row,
});

const cellFor = ({ columns }: Grid, { column, row }: Wish): Cell => ({
  column: column < 0 ? columns + column : column,
  row,
});

/**
 * Where each icon stands: those that were moved there, the others in order, and where two would be in one cell the later one
 * goes on to the next. What a smaller room has no place for is brought back into it.
 */
export function arranged(grid: Grid, homes: ReadonlyMap<string, Cell>, wishes: Wishes): ReadonlyMap<string, Cell> {
  const places = new Map<string, Cell>();
  const isFree = (cell: Cell) => ![...places.values()].some((taken) => isSame(taken, cell));
  const wished = [...homes.keys()].flatMap((id) => {
    const wish = wishes[id];
    return wish ? { id, cell: cellFor(grid, wish) } : [];
  });
  const putWhereFree = (id: string, cell: Cell) => {
    if (!places.has(id) && hasCell(grid, cell) && isFree(cell)) places.set(id, cell);
  };
  const put = (id: string, cell: Cell | undefined) => {
    if (!places.has(id) && cell) places.set(id, cell);
  };
  for (const { id, cell } of wished) putWhereFree(id, cell);
  for (const [id, home] of homes) if (!wishes[id]) putWhereFree(id, home);
  for (const { id, cell } of wished) put(id, nearestFree(grid, inPixels(grid, cell), [...places.values()]));
  for (const id of homes.keys()) put(id, firstFree(grid, [...places.values()]));
  return places;
}

/** Also where there is no such cell. */
const inPixels = ({ step }: Grid, { column, row }: Cell) => ({ x: column * step.x, y: row * step.y });
