import { type Change, toDocument, type Query } from '../read-store.js';
import { nextAfter } from '../cursor.js';
import { Harness, put, type MakeStore } from '../test-support/harness.js';

/** Pairs of id and year: 1990, 1991, 1991, 2000 and none. */
const YEARS: [number, number | null | undefined][] = [
  [1, 1991],
  [2, null],
  [3, 2000],
  [4, 1991],
  [5, undefined],
  [6, 1990],
];

const tag = (id: string, weight?: number): Change => ({ kind: 'put', collection: 'tags', id, document: { weight } });

export function describePages(makeStore: MakeStore, count: number): void {
  describe('order and pages', () => {
    let harness: Harness;
    beforeEach(async () => {
      harness = await Harness.start(makeStore);
      await harness.commit(...YEARS.map(([id, year]) => put(id, { year, likes: 1, name: `n${id % 2}` })));
    });
    afterEach(() => harness.store.close());

    const by = (field: string, direction: 'asc' | 'desc', rest: Query = {}) =>
      harness.ids({ ...rest, sort: { field, direction } });

    it('returns the same documents as stored texts, with separate fields', async () => {
      const query = { sort: { field: 'year', direction: 'asc' }, limit: 2 } as const;
      const { texts, total } = await harness.store.findTexts('mascots', query);
      expect({ documents: texts.map(toDocument), total }).toEqual(await harness.store.find('mascots', query));
      const [first] = texts;
      expect(first).toMatchObject({ id: 6, values: { year: 1990, likes: 1 } });
      expect(JSON.parse(first?.text ?? '')).toEqual({ id: 6, name: 'n0' });
    });

    it('orders by id descending by default', async () => {
      expect(await harness.ids({})).toEqual([6, 5, 4, 3, 2, 1]);
      expect(await by('id', 'asc')).toEqual([1, 2, 3, 4, 5, 6]);
    });

    it('orders ties by id in the same direction and keeps missing values last in both', async () => {
      expect(await by('year', 'asc')).toEqual([6, 1, 4, 3, 2, 5]);
      expect(await by('year', 'desc')).toEqual([3, 4, 1, 6, 5, 2]);
      expect(await by('likes', 'asc')).toEqual([1, 2, 3, 4, 5, 6]);
      expect(await by('likes', 'desc')).toEqual([6, 5, 4, 3, 2, 1]);
    });

    it('orders the same with filters', async () => {
      const where = [{ field: 'name', oneOf: ['N1'] }];
      expect(await by('year', 'asc', { where })).toEqual([1, 3, 5]);
      expect(await by('year', 'desc', { where })).toEqual([3, 1, 5]);
    });

    it('orders folded texts without regard to case, texts by code point', async () => {
      const names = ['b', 'A', 'C', 'a', 'é', 'B'];
      await harness.commit(...names.map((name, index) => put(index + 1, { name, slug: name })));
      expect(await by('name', 'asc')).toEqual([2, 4, 1, 6, 3, 5]);
      expect(await by('slug', 'asc')).toEqual([2, 6, 3, 4, 1, 5]);
    });

    it('orders alphabetic texts by base letters first, and filters them like folded ones', async () => {
      const titles = ['Zest', 'Éclair', 'ECLAIR', 'Øre', 'Ore 10', 'ore 2', 'Straße', 'Strasse', 'オクト'];
      await harness.commit(...titles.map((title, index) => put(index + 1, { title })));
      const asc = [3, 2, 1 + 3, 6, 5, 8, 7, 1, 9];
      expect(await by('title', 'asc')).toEqual(asc);
      expect(await by('title', 'desc')).toEqual(asc.toReversed());
      expect(await by('title', 'asc', { where: [{ field: 'title', oneOf: ['éCLAIR'] }] })).toEqual([2]);
      expect(await by('title', 'asc', { where: [{ field: 'title', oneOf: ['eclair'] }] })).toEqual([3]);
    });

    it('pages through every document once, in both directions, and always returns the total', async () => {
      for (const direction of ['asc', 'desc'] as const) {
        const whole = await by('year', direction);
        const pages = await Promise.all([0, 2, 4].map((offset) => by('year', direction, { offset, limit: 2 })));
        expect(pages.flat()).toEqual(whole);
      }
      for (const offset of [0, 5, 6, 1e15]) {
        const { documents, total } = await harness.store.find('mascots', { offset, limit: 4 });
        expect(total).toBe(6);
        expect(documents).toHaveLength(Math.max(0, Math.min(4, 6 - offset)));
      }
      expect(await harness.store.find('mascots', { limit: 0 })).toEqual({ documents: [], total: 6 });
    });

    describe('after a cursor', () => {
      const inPages = async (query: Query, between: () => Promise<unknown> = async () => {}) => {
        const seen: unknown[] = [];
        for (let after: string | undefined; ;) {
          const page = { ...query, limit: 2, after };
          const { documents } = await harness.store.find('mascots', page);
          seen.push(...documents.map(({ id }) => id));
          const next = nextAfter(page, documents);
          if (next === null) return seen;
          after = next;
          await between();
        }
      };
      const ORDERS = ['id', 'year', 'likes', 'name'].flatMap((field) =>
        (['asc', 'desc'] as const).map((direction) => ({ field, direction })),
      );

      it.each(ORDERS)('goes through every document once: $field $direction', async (sort) => {
        expect(await inPages({ sort })).toEqual(await harness.ids({ sort }));
        const where = [{ field: 'name', oneOf: ['N1'] }];
        expect(await inPages({ sort, where })).toEqual(await harness.ids({ sort, where }));
        const { documents, total } = await harness.store.find('mascots', { sort, limit: 2 });
        const after = nextAfter({ sort, limit: 2 }, documents) ?? '';
        expect((await harness.store.find('mascots', { sort, limit: 1, after })).total).toBe(total);
      });

      it.each(ORDERS)('repeats and skips nothing while the list changes: $field $direction', async (sort) => {
        const whole = await harness.ids({ sort });
        let newest = 6;
        // Documents that were seen are removed; new ones sort before those seen.
        const between = async () => {
          const [first] = await harness.ids({ sort });
          const document = await harness.store.get('mascots', Number(first));
          await harness.commit({ kind: 'remove', collection: 'mascots', id: Number(first) });
          if (sort.direction === 'desc') await harness.commit(put((newest += 1), { ...document }));
        };
        const seen = await inPages({ sort }, between);
        expect(new Set(seen).size).toBe(seen.length);
        expect(whole.filter((one) => !seen.includes(one))).toEqual([]);
      });

      it('rejects a cursor of another order, or an invalid one', async () => {
        const year = { field: 'year', direction: 'asc' } as const;
        const named = nextAfter({ sort: { field: 'name', direction: 'asc' }, limit: 1 }, [{ id: 1, name: 'n1' }]) ?? '';
        for (const query of [{ after: 'x' }, { after: '' }, { after: named, sort: year }, { after: named, offset: 1 }])
          await expect(harness.store.find('mascots', query)).rejects.toMatchObject({ code: 'invalid_input' });
      });
    });

    it('rejects offsets and limits that are not counts', async () => {
      for (const query of [{ offset: -1 }, { limit: -1 }, { offset: 1.5 }, { limit: Number.NaN }]) {
        await expect(harness.store.find('mascots', query)).rejects.toThrow(Error);
      }
    });

    it('supports texts as document ids', async () => {
      const odd = ["it's", 'a', 'a\0b', '__proto__', '😀', ''];
      await harness.commit(...odd.map((id, index) => tag(id, index % 2)));
      for (const id of odd) expect(await harness.store.get('tags', id)).toMatchObject({ id });
      expect(await harness.store.get('tags', 'b')).toBeUndefined();
      const sort = { field: 'weight', direction: 'desc' } as const;
      expect(await harness.ids({ sort }, 'tags')).toEqual(['a', '__proto__', '', '😀', "it's", 'a\0b']);
      expect(await harness.ids({}, 'tags')).toEqual(['😀', "it's", 'a\0b', 'a', '__proto__', '']);
      expect(await harness.ids({ where: [{ field: 'id', oneOf: ['a', 'zz'] }] }, 'tags')).toEqual(['a']);
      await harness.commit({ kind: 'remove', collection: 'tags', id: '' });
      expect(await harness.ids({}, 'tags')).not.toContain('');
    });

    it('has no document under an id of another kind, and accepts none', async () => {
      expect(await harness.store.get('mascots', '1')).toBeUndefined();
      expect(await harness.store.get('mascots', 1.5)).toBeUndefined();
      await expect(harness.commit(put(1.5, {}))).rejects.toThrow(TypeError);
    });

    it('pages correctly through many documents, with filters and searches that few, many or all of them match', async () => {
      const many = Array.from({ length: count }, (_, index) => index + 1);
      const isRare = (id: number) => id % Math.floor(count / 3) === 0;
      const about = (id: number) => `${id % 7 === 0 ? 'seventh' : 'plain'} ${isRare(id) ? 'rare' : ''}`;
      await harness.commit(
        ...many.map((id) =>
          put(id, { likes: id % 3, year: id % 5 === 0 ? null : id % 50, slug: about(id), about: about(id) }),
        ),
      );
      const rank = (id: number) => (id % 5 === 0 ? Infinity : id % 50);
      const ordered = [...many].sort((a, b) => (rank(a) === rank(b) ? a - b : rank(a) - rank(b)));
      const cases: [Query, (id: number) => boolean][] = [
        [{}, () => true],
        [{ where: [{ field: 'likes', oneOf: [0, 1] }] }, (id) => id % 3 < 2],
        [
          {
            where: [
              { field: 'likes', from: 1 },
              { field: 'slug', oneOf: ['plain '] },
            ],
          },
          (id) => id % 3 > 0 && about(id) === 'plain ',
        ],
        [{ search: 'PLAIN' }, (id) => id % 7 !== 0],
        [{ search: 'en' }, (id) => id % 7 === 0],
        [{ search: 'rare', where: [{ field: 'likes', from: 1 }] }, (id) => isRare(id) && id % 3 > 0],
        [
          {
            search: 'la',
            where: [
              { field: 'likes', from: 1 },
              { field: 'id', to: 10 },
            ],
          },
          (id) => id % 7 !== 0 && id % 3 > 0 && id <= 10,
        ],
      ];
      for (const [query, meets] of cases) {
        const expected = ordered.filter(meets);
        for (const offset of [0, 100, 1000, 3000, expected.length - 3].filter((start) => start >= 0)) {
          const sort = { field: 'year', direction: 'asc' } as const;
          const { documents, total } = await harness.store.find('mascots', { ...query, sort, offset, limit: 20 });
          expect(total).toBe(expected.length);
          expect(documents.map(({ id }) => id)).toEqual(expected.slice(offset, offset + 20));
        }
      }
    });
  });
}
