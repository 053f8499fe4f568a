import type { CollectionDefinition } from '../read-store.js';
import { Harness, increment, mascots, patch, put, remove, tags, type MakeStore } from '../test-support/harness.js';

const withColumns: CollectionDefinition = { ...mascots, columns: ['name', 'likes', 'year'] };

export function describeTallies(makeStore: MakeStore): void {
  describe('tallies and values', () => {
    let harness: Harness;
    beforeEach(async () => {
      harness = await Harness.start(makeStore, [withColumns, tags]);
      await harness.commit(
        put(1, { name: 'Astro', about: 'A boy of steel', likes: 5, year: 2013 }),
        put(2, { name: 'TUX', about: 'A penguin', likes: 1, year: null }),
        put(3, { name: 'tux', about: 'Another penguin', likes: 10, year: 1996 }),
        put(4, { name: 'Éclair', likes: 2, year: 1996 }),
        put(5, { name: null, likes: 7 }),
      );
    });
    afterEach(() => harness.store.close());

    const inWords = (counts: ReadonlyMap<unknown, number>) =>
      Object.fromEntries([...counts].map(([value, count]) => [String(value), count]));
    const tally = async (by: string, criteria = {}, sum?: string) =>
      inWords(await harness.store.tally('mascots', criteria, { by, ...(sum !== undefined && { sum }) }));
    const values = async (columns: string[], criteria = {}) =>
      (await harness.store.values('mascots', criteria, columns)).toSorted(
        ([one], [other]) => Number(one) - Number(other),
      );

    it('count the documents of each value, folded texts in any case, and those without one', async () => {
      expect(await tally('name')).toEqual({ astro: 1, tux: 2, éclair: 1, null: 1 });
      expect(await tally('year')).toEqual({ 2013: 1, 1996: 2, null: 2 });
      const counts = await harness.store.tally('mascots', {}, { by: 'year' });
      expect(new Set(counts.keys())).toEqual(new Set([2013, 1996, null]));
    });

    it('count only matches', async () => {
      const where = [{ field: 'likes', from: 5 }];
      expect(await tally('year', { where })).toEqual({ 2013: 1, 1996: 1, null: 1 });
      expect(await tally('name', { search: 'penguin' })).toEqual({ tux: 2 });
      expect(await tally('name', { search: 'wombat' })).toEqual({});
    });

    it('add up a number, and go by id as well', async () => {
      expect(await tally('year', {}, 'likes')).toEqual({ 2013: 5, 1996: 12, null: 8 });
      expect(await tally('id', { where: [{ field: 'id', oneOf: [3, 5] }] }, 'likes')).toEqual({ 3: 10, 5: 7 });
    });

    it('count the values of several columns, each without its own filter', async () => {
      const facets = async (criteria = {}) => {
        const counted = await harness.store.facets('mascots', criteria, ['name', 'year']);
        return [...counted].map(([column, counts]) => [column, inWords(counts)]);
      };
      const where = [
        { field: 'name', oneOf: ['Tux', null] },
        { field: 'year', oneOf: [1996] },
        { field: 'likes', to: 9 },
      ];
      expect(await facets({ where })).toEqual([
        ['name', { éclair: 1 }],
        ['year', { null: 2 }],
      ]);
      expect(await facets({ search: 'penguin' })).toEqual([
        ['name', { tux: 2 }],
        ['year', { null: 1, 1996: 1 }],
      ]);
      expect(await facets({ search: 'wombat' })).toEqual([
        ['name', {}],
        ['year', {}],
      ]);
    });

    it('return the comparable values', async () => {
      expect(await values(['name', 'likes'], { where: [{ field: 'year', oneOf: [null, 1996] }] })).toEqual([
        [2, 'tux', 1],
        [3, 'tux', 10],
        [4, 'éclair', 2],
        [5, null, 7],
      ]);
      expect(await values([], { search: 'boy' })).toEqual([[1]]);
    });

    it('follow every kind of change', async () => {
      await harness.commit(increment(3, { likes: 2 }), patch(2, { year: 1996 }), remove(4));
      expect(await tally('year', {}, 'likes')).toEqual({ 2013: 5, 1996: 13, null: 7 });
      expect(await values(['year'], { where: [{ field: 'likes', from: 7 }] })).toEqual([
        [3, 1996],
        [5, null],
      ]);
    });

    it('support columns only', async () => {
      for (const field of ['about', 'nothing', '__proto__']) {
        await expect(tally(field)).rejects.toThrow(field);
        await expect(values([field])).rejects.toThrow(field);
        await expect(harness.store.facets('mascots', {}, [field])).rejects.toThrow(field);
        await expect(values(['likes'], { where: [{ field, oneOf: ['x'] }] })).rejects.toThrow(field);
      }
    });
  });
}
