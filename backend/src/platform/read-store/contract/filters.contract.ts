import type { Filter } from '../read-store.js';
import { Harness, increment, patch, put, remove, type MakeStore } from '../test-support/harness.js';

export function describeFilters(makeStore: MakeStore): void {
  describe('filters', () => {
    let harness: Harness;
    beforeEach(async () => {
      harness = await Harness.start(makeStore);
      await harness.commit(
        put(1, { name: 'Astro', slug: 'Astro', likes: 5, year: 2013 }),
        put(2, { name: 'TUX', slug: 'tux', likes: 0, year: null }),
        put(3, { name: 'tux', slug: "o'brien", likes: 10, year: 1996 }),
        put(4, { name: 'ÉCLAIR', slug: '', likes: -1.5 }),
        put(5, { name: null, likes: 7, year: 2008 }),
      );
    });
    afterEach(() => harness.store.close());

    const where = (...filters: Filter[]) => harness.ids({ where: filters, sort: { field: 'id', direction: 'asc' } });

    it('compares texts exactly and folded texts in any case', async () => {
      expect(await where({ field: 'slug', oneOf: ['astro'] })).toEqual([]);
      expect(await where({ field: 'slug', oneOf: ['Astro'] })).toEqual([1]);
      expect(await where({ field: 'name', oneOf: ['Tux'] })).toEqual([2, 3]);
      expect(await where({ field: 'name', oneOf: ['éclair'] })).toEqual([4]);
      expect(await where({ field: 'name', oneOf: ['e\u0301clair'] })).toEqual([4]);
    });

    it('finds one of several values, and missing ones by null', async () => {
      expect(await where({ field: 'likes', oneOf: [5, 10, 11] })).toEqual([1, 3]);
      expect(await where({ field: 'year', oneOf: [null] })).toEqual([2, 4]);
      expect(await where({ field: 'year', oneOf: [null, 1996] })).toEqual([2, 3, 4]);
      expect(await where({ field: 'slug', oneOf: [''] })).toEqual([4]);
      expect(await where({ field: 'slug', oneOf: [] })).toEqual([]);
    });

    it('finds nothing by a value of another kind', async () => {
      expect(await where({ field: 'likes', oneOf: ['5'] })).toEqual([]);
      expect(await where({ field: 'slug', oneOf: [5] })).toEqual([]);
    });

    it('includes the bounds of a range and excludes documents without the value', async () => {
      expect(await where({ field: 'likes', from: 0, to: 7 })).toEqual([1, 2, 5]);
      expect(await where({ field: 'likes', to: 0 })).toEqual([2, 4]);
      expect(await where({ field: 'year', from: 2000 })).toEqual([1, 5]);
      expect(await where({ field: 'year' })).toEqual([1, 3, 5]);
      expect(await where({ field: 'year', from: 2000, to: 1990 })).toEqual([]);
    });

    it('includes the bounds of a range of texts, in the order of code points', async () => {
      await harness.commit(patch(5, { slug: '😀' }), patch(2, { slug: '\ufffd' }));
      expect(await where({ field: 'slug', from: 'Astro', to: "o'brien" })).toEqual([1, 3]);
      expect(await where({ field: 'slug', to: 'Astro' })).toEqual([1, 4]);
      expect(await where({ field: 'slug', from: '\ufffd' })).toEqual([2, 5]);
      expect(await where({ field: 'slug', from: '😀' })).toEqual([5]);
      expect(await where({ field: 'slug', to: '\uffff' })).toEqual([1, 2, 3, 4]);
    });

    it('requires all filters to match', async () => {
      expect(await where({ field: 'likes', from: 1 }, { field: 'year', from: 2009 })).toEqual([1]);
      expect(await where({ field: 'name', oneOf: ['tux'] }, { field: 'year', oneOf: [null] })).toEqual([2]);
    });

    it('filters by id without a declaration', async () => {
      expect(await where({ field: 'id', oneOf: [4, 2, 9] })).toEqual([2, 4]);
      expect(await where({ field: 'id', from: 4 })).toEqual([4, 5]);
    });

    it('treats values literally', async () => {
      expect(await where({ field: 'slug', oneOf: ["o'brien"] })).toEqual([3]);
      for (const value of ["' OR 1=1 --", '%', '_', '$ne', '.*', '__proto__', 'a\0b', '😀', '{"$ne":null}']) {
        expect(await where({ field: 'slug', oneOf: [value] })).toEqual([]);
        await harness.commit(patch(5, { slug: value }));
        expect(await where({ field: 'slug', oneOf: [value] })).toEqual([5]);
      }
    });

    it('rejects undeclared fields, ranges over folded texts, and bounds of another kind', async () => {
      for (const field of ['about', 'constructor', '__proto__', '_row', "likes' --"]) {
        await expect(harness.store.find('mascots', { where: [{ field, oneOf: ['x'] }] })).rejects.toThrow(Error);
        await expect(harness.store.find('mascots', { sort: { field, direction: 'asc' } })).rejects.toThrow(Error);
      }
      for (const [field, from] of [
        ['slug', 1],
        ['likes', '1'],
        ['likes', Infinity],
        ['name', 'a'],
        ['title', 'a'],
        ['name', 1],
      ] as const)
        await expect(harness.store.find('mascots', { where: [{ field, from }] })).rejects.toThrow(Error);
      await expect(harness.store.find('nowhere', {})).rejects.toThrow('nowhere');
    });

    it('counts again after every kind of change', async () => {
      const liked = async () =>
        (await harness.store.find('mascots', { where: [{ field: 'likes', from: 6 }], limit: 1 })).total;
      expect(await liked()).toBe(2);
      await harness.commit(increment(1, { likes: 1 }));
      expect(await liked()).toBe(3);
      await harness.commit(patch(1, { name: 'Bot' }));
      expect(await liked()).toBe(3);
      await harness.commit(patch(5, { likes: null }));
      expect(await liked()).toBe(2);
      await harness.commit(put(6, { likes: 6 }), put(7, { likes: 6 }));
      expect(await liked()).toBe(4);
      await harness.commit(remove(6));
      expect(await liked()).toBe(3);
    });
  });
}
