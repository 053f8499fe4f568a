import { inGroups } from './sql.js';

describe('rows in groups', () => {
  it.each([
    [0, []],
    [7, [1, 1, 1, 1, 1, 1, 1]],
    [41, [32, 8, 1]],
    [64, [32, 32]],
  ])('%i of them', (count, sizes) => {
    const items = Array.from({ length: count }, (_, index) => index);
    const groups = [...inGroups(items)];
    expect(groups.map(({ length }) => length)).toEqual(sizes);
    expect(groups.flat()).toEqual(items);
  });
});
