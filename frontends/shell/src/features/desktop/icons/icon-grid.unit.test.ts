import type { Cell, Grid, MovedIcons } from './icon-grid';
import { arrangeIcons, toStoredCell, findFreeCell, toPoint, stepToFreeCell } from './icon-grid';

/** The last column ends at the edge, a little more than a step from the one before. */
const GRID: Grid = { columns: 4, rows: 3, step: { x: 108, y: 120 }, right: 350 };

const cell = (column: number, row: number): Cell => ({ column, row });

describe('the grid of icons', () => {
  it('has its last column at the right edge', () => {
    expect([cell(0, 0), cell(2, 1), cell(3, 2)].map((at) => toPoint(GRID, at))).toEqual([
      { x: 0, y: 0 },
      { x: 216, y: 120 },
      { x: 350, y: 240 },
    ]);
  });

  it.each([
    ['in the middle of others', { x: 120, y: 100 }, cell(1, 1)],
    ['between two columns, to the nearer one', { x: 290, y: 0 }, cell(3, 0)],
    ['beyond the lower right corner', { x: 9000, y: 9000 }, cell(3, 2)],
    ['beyond the upper left corner', { x: -50, y: -5000 }, cell(0, 0)],
  ])('drops an icon %s', (_, at, expected) => {
    expect(findFreeCell(GRID, at)).toEqual(expected);
  });

  it('never drops an icon onto another one', () => {
    expect(findFreeCell(GRID, { x: 0, y: 10 }, [cell(0, 0)])).toEqual(cell(1, 0));
  });

  it('has no free cell when all are occupied', () => {
    const all = [0, 1, 2, 3].flatMap((column) => [0, 1, 2].map((row) => cell(column, row)));
    expect(findFreeCell(GRID, { x: 0, y: 0 }, all)).toBeUndefined();
  });
});

describe('a step by arrow key', () => {
  it.each([
    ['ArrowRight', cell(2, 1)],
    ['ArrowLeft', cell(0, 1)],
    ['ArrowUp', cell(1, 0)],
    ['ArrowDown', cell(1, 2)],
    ['Enter', undefined],
  ])('by %s leads to the next cell', (key, expected) => {
    expect(stepToFreeCell(GRID, cell(1, 1), key, [])).toEqual(expected);
  });

  it('skips occupied cells, and stays inside the grid', () => {
    expect(stepToFreeCell(GRID, cell(0, 0), 'ArrowRight', [cell(1, 0), cell(2, 0)])).toEqual(cell(3, 0));
    expect(stepToFreeCell(GRID, cell(3, 0), 'ArrowRight', [])).toEqual(cell(3, 0));
    expect(stepToFreeCell(GRID, cell(2, 0), 'ArrowRight', [cell(3, 0)])).toEqual(cell(2, 0));
  });
});

const gridOf = (columns: number, rows: number): Grid => ({
  columns,
  rows,
  step: { x: 100, y: 100 },
  right: (columns - 1) * 100,
});
const WIDE = gridOf(12, 6);

function defaults(grid: Grid, ...programs: string[]): Map<string, Cell> {
  const homes = programs.map((id, at) => [id, cell(Math.floor(at / grid.rows), at % grid.rows)] as const);
  return new Map([...homes, ['newsletter', cell(grid.columns - 1, 0)]]);
}

const arrange = (grid: Grid, moved: MovedIcons, ...programs: string[]) =>
  Object.fromEntries(arrangeIcons(grid, defaults(grid, ...programs), moved));

describe('arranged icons', () => {
  it('keep their order until they are moved', () => {
    expect(arrange(WIDE, {}, 'hug', 'draw')).toEqual({ hug: cell(0, 0), draw: cell(0, 1), newsletter: cell(11, 0) });
  });

  it('keep moved icons in their cells, and the others in theirs', () => {
    expect(arrange(WIDE, { hug: cell(4, 3) }, 'hug', 'draw')).toMatchObject({ hug: cell(4, 3), draw: cell(0, 1) });
  });

  it('keep moved icons at their side of the screen', () => {
    const move = toStoredCell(WIDE, cell(10, 2));
    expect(arrange(gridOf(7, 6), { hug: move }, 'hug')).toMatchObject({ hug: cell(5, 2) });
    expect(arrange(gridOf(17, 6), { hug: move }, 'hug')).toMatchObject({ hug: cell(15, 2) });
    expect(toStoredCell(WIDE, cell(5, 2))).toEqual(cell(5, 2));
  });

  it('fit into a smaller grid, each in its own cell', () => {
    const moved = { hug: cell(9, 5), draw: cell(9, 4), newsletter: cell(-12, 9) };
    const small = gridOf(3, 2);
    const places = Object.values(arrange(small, moved, 'hug', 'draw', 'gallery'));
    expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(4);
    expect(places.every(({ column, row }) => column >= 0 && column < 3 && row >= 0 && row < 2)).toBe(true);
  });

  it('fill all cells of a full grid', () => {
    const moved = { a: cell(7, 7), b: cell(7, 7), c: cell(-7, -7) };
    expect(Object.keys(arrange(gridOf(2, 2), moved, 'a', 'b', 'c'))).toHaveLength(4);
  });

  it('place a new icon in the next free cell when its own is occupied', () => {
    const places = arrange(WIDE, { hug: cell(0, 2) }, 'hug', 'draw', 'letters');
    expect(places).toMatchObject({ hug: cell(0, 2), draw: cell(0, 1), letters: cell(0, 3) });
  });

  it('do not include removed icons', () => {
    expect(arrange(WIDE, { gone: cell(0, 0) }, 'hug')).toEqual({ hug: cell(0, 0), newsletter: cell(11, 0) });
  });
});
