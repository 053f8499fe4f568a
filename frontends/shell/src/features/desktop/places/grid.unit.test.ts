import { firstFree, nearestFree, pointOf, stepped, type Cell, type Grid } from './grid';

/** Its last column ends where the room does, a little farther than a step from the one before. */
const GRID: Grid = { columns: 4, rows: 3, step: { x: 108, y: 120 }, right: 350 };

const cell = (column: number, row: number): Cell => ({ column, row });

describe('the grid of icons', () => {
  it('has its last column where the room ends', () => {
    expect([cell(0, 0), cell(2, 1), cell(3, 2)].map((at) => pointOf(GRID, at))).toEqual([
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
  ])('takes an icon that is let go %s', (_, at, expected) => {
    expect(nearestFree(GRID, at)).toEqual(expected);
  });

  it('puts none over another', () => {
    expect(nearestFree(GRID, { x: 0, y: 10 }, [cell(0, 0)])).toEqual(cell(1, 0));
    expect(firstFree(GRID, [cell(0, 0), cell(0, 1), cell(0, 2), cell(1, 0)])).toEqual(cell(1, 1));
  });

  it('has no place where all are taken', () => {
    const all = [0, 1, 2, 3].flatMap((column) => [0, 1, 2].map((row) => cell(column, row)));
    expect(nearestFree(GRID, { x: 0, y: 0 }, all)).toBeUndefined();
    expect(firstFree(GRID, all)).toBeUndefined();
  });
});

describe('a step by keyboard', () => {
  it.each([
    ['ArrowRight', cell(2, 1)],
    ['ArrowLeft', cell(0, 1)],
    ['ArrowUp', cell(1, 0)],
    ['ArrowDown', cell(1, 2)],
    ['Enter', undefined],
  ])('by %s leads to the next cell', (key, expected) => {
    expect(stepped(GRID, cell(1, 1), key, [])).toEqual(expected);
  });

  it('leads over what is taken, and never out of the room', () => {
    expect(stepped(GRID, cell(0, 0), 'ArrowRight', [cell(1, 0), cell(2, 0)])).toEqual(cell(3, 0));
    expect(stepped(GRID, cell(3, 0), 'ArrowRight', [])).toEqual(cell(3, 0));
    expect(stepped(GRID, cell(2, 0), 'ArrowRight', [cell(3, 0)])).toEqual(cell(2, 0));
  });
});
