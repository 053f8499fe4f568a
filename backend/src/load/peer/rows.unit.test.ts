import { COLUMNS, INDEXED, peerRows } from './rows.js';

describe('the rows of the peer', () => {
  it('have a column for everything that the directory sorts and filters by', () => {
    expect(INDEXED.filter((name) => !Object.hasOwn(COLUMNS, name))).toEqual([]);
  });

  it('have something in each of those', () => {
    const [row] = peerRows(Uint32Array.of(3));
    const told = Object.keys(COLUMNS).map((name, index) => [name, row?.values[index]] as const);
    const unknown = told.filter(([name, value]) => INDEXED.includes(name) && (value === '' || value === undefined));
    expect(unknown).toEqual([]);
    expect(Object.fromEntries(told)).toMatchObject({ slug: 'mascot-1', likes: 3, picture: 'missing' });
  });
});
