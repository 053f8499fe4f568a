import { arranged, wishFor, type Wishes } from './arranged';
import type { Cell, Grid } from './grid';

const gridOf = (columns: number, rows: number): Grid => ({
  columns,
  rows,
  step: { x: 100, y: 100 },
  right: (columns - 1) * 100,
});
const WIDE = gridOf(12, 6);

const cell = (column: number, row: number): Cell => ({ column, row });

/** As the page has them: down the columns on the left, and the newsletter at the upper right. */
function homesIn(grid: Grid, ...programs: string[]): Map<string, Cell> {
  const homes = programs.map((id, at) => [id, cell(Math.floor(at / grid.rows), at % grid.rows)] as const);
  return new Map([...homes, ['newsletter', cell(grid.columns - 1, 0)]]);
}

const placesIn = (grid: Grid, wishes: Wishes, ...programs: string[]) =>
  Object.fromEntries(arranged(grid, homesIn(grid, ...programs), wishes));

describe('icons', () => {
  it('stand in order until they are moved', () => {
    expect(placesIn(WIDE, {}, 'hug', 'draw')).toEqual({ hug: cell(0, 0), draw: cell(0, 1), newsletter: cell(11, 0) });
  });

  it('stand where they were moved to, and the others stay', () => {
    expect(placesIn(WIDE, { hug: cell(4, 3) }, 'hug', 'draw')).toMatchObject({ hug: cell(4, 3), draw: cell(0, 1) });
  });

  it('keep to the side at which they were put', () => {
    const wish = wishFor(WIDE, cell(10, 2));
    expect(placesIn(gridOf(7, 6), { hug: wish }, 'hug')).toMatchObject({ hug: cell(5, 2) });
    expect(placesIn(gridOf(17, 6), { hug: wish }, 'hug')).toMatchObject({ hug: cell(15, 2) });
    expect(wishFor(WIDE, cell(5, 2))).toEqual(cell(5, 2));
  });

  it('come back into a room that has become smaller, each to a place of its own', () => {
    const wishes = { hug: cell(9, 5), draw: cell(9, 4), newsletter: cell(-12, 9) };
    const small = gridOf(3, 2);
    const places = Object.values(placesIn(small, wishes, 'hug', 'draw', 'gallery'));
    expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(4);
    expect(places.every(({ column, row }) => column >= 0 && column < 3 && row >= 0 && row < 2)).toBe(true);
  });

  it('fill all cells when there are just as many', () => {
    const wishes = { a: cell(7, 7), b: cell(7, 7), c: cell(-7, -7) };
    expect(Object.keys(placesIn(gridOf(2, 2), wishes, 'a', 'b', 'c'))).toHaveLength(4);
  });

  it('that are new take the next free cell where theirs is taken', () => {
    const places = placesIn(WIDE, { hug: cell(0, 2) }, 'hug', 'draw', 'letters');
    expect(places).toMatchObject({ hug: cell(0, 2), draw: cell(0, 1), letters: cell(0, 0) });
  });

  it('that are gone leave nothing behind', () => {
    expect(placesIn(WIDE, { gone: cell(0, 0) }, 'hug')).toEqual({ hug: cell(0, 0), newsletter: cell(11, 0) });
  });
});
