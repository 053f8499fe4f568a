import { Harness, patch, put, remove, type MakeStore } from '../test-support/harness.js';

const ODD = [
  "'",
  '"',
  '%',
  '_',
  '$ne',
  '.*',
  '__proto__',
  '\0',
  '�',
  '😀',
  '👩‍🚀',
  '*',
  'AND',
  'a OR b',
  'NEAR(',
  '-',
  '^x',
  ' ',
  '\\',
  ';--',
];

export function describeSearch(makeStore: MakeStore): void {
  describe('search', () => {
    let harness: Harness;
    beforeEach(async () => void (harness = await Harness.start(makeStore)));
    afterEach(() => harness.store.close());

    it('finds a substring of any search field in any case, and of no other field', async () => {
      await harness.commit(
        put(1, { name: 'Astro', about: 'A small white Robot' }),
        put(2, { name: 'Robotnik', slug: 'astro' }),
        put(3, { name: null }),
      );
      expect(await harness.search('robot')).toEqual([1, 2]);
      expect(await harness.search('OBO')).toEqual([1, 2]);
      expect(await harness.search('astro')).toEqual([1]);
      expect(await harness.search('l w')).toEqual([1]);
      expect(await harness.search('white robot!')).toEqual([]);
      expect(await harness.search(' ')).toEqual([1, 2, 3]);
      expect(await harness.search('AstroA')).toEqual([]);
      expect(await harness.search('')).toEqual([1, 2, 3]);
    });

    it('requires the letters to be consecutive', async () => {
      await harness.commit(put(1, { name: 'abcdef' }), put(2, { name: 'abcd bcde cdef' }));
      expect(await harness.search('abcdef')).toEqual([1]);
      expect(await harness.search('cdeb')).toEqual([]);
    });

    it('finds all words of a search, in any order, each in any field', async () => {
      const long = 'z'.repeat(70);
      await harness.commit(
        put(1, { name: 'Astro', about: 'A small white robot' }),
        put(2, { name: 'Robotnik', about: 'astronaut' }),
        put(3, { name: 'A robot', about: long }),
      );
      expect(await harness.search('robot ASTRO')).toEqual([1, 2]);
      expect(await harness.search('  white small\tro ')).toEqual([1]);
      expect(await harness.search('bo a x')).toEqual([]);
      expect(await harness.search('ot a')).toEqual([1, 2, 3]);
      expect(await harness.search(`robot ${long}`)).toEqual([3]);
      expect(await harness.search(`robot ${long}z`)).toEqual([]);
      expect(await harness.search('robot "')).toEqual([]);
      expect(await harness.ids({ search: 'robot ast', where: [{ field: 'name', oneOf: ['astro'] }] })).toEqual([1]);
    });

    it('finds one and two letters as well', async () => {
      await harness.commit(put(1, { name: 'Tux' }), put(2, { name: 'Astro' }), put(3, { name: 'é' }));
      expect(await harness.search('t')).toEqual([1, 2]);
      expect(await harness.search('UX')).toEqual([1]);
      expect(await harness.search('É')).toEqual([3]);
      expect(await harness.search('zz')).toEqual([]);
    });

    it('treats every text literally, short or long', async () => {
      await harness.commit(
        put(1, { name: 'plain words' }),
        ...ODD.map((odd, index) => put(index + 2, { name: `x${odd}y`, about: odd.repeat(3) })),
      );
      for (const [index, odd] of ODD.entries()) {
        for (const sought of [odd, `x${odd}y`, odd.repeat(3)])
          expect(await harness.search(sought)).toContain(index + 2);
        expect(await harness.search(`x${odd}z`)).toEqual([]);
      }
      expect(await harness.search('$')).toEqual([ODD.indexOf('$ne') + 2]);
      expect(await harness.search('%y')).toEqual([ODD.indexOf('%') + 2]);
    });

    it('ignores case and accents in many scripts', async () => {
      await harness.commit(
        put(1, { name: 'İstanbul' }),
        put(2, { name: 'CAFÉ' }),
        put(3, { name: 'ΟΔΟΣ ΟΔΟΣΑ' }),
        put(4, { name: 'Straße' }),
        put(5, { name: 'マスコット' }),
        put(6, { name: 'Ёлка' }),
      );
      expect(await harness.search('İSTAN')).toEqual([1]);
      expect(await harness.search('stanbul')).toEqual([1]);
      expect(await harness.search('café')).toEqual([2]);
      expect(await harness.search('cafe\u0301')).toEqual([2]);
      expect(await harness.search('cafe')).toEqual([2]);
      expect(await harness.search('οδοσα')).toEqual([3]);
      expect(await harness.search('ΟΔΟΣ')).toEqual([3]);
      expect(await harness.search('STRAßE')).toEqual([4]);
      expect(await harness.search('strasse')).toEqual([4]);
      expect(await harness.search('スコ')).toEqual([5]);
      expect(await harness.search('マスコット')).toEqual([5]);
      expect(await harness.search('ﾏｽｺｯﾄ')).toEqual([5]);
      expect(await harness.search('елка')).toEqual([6]);
    });

    it('treats typographic and typed apostrophes, quotes and dashes alike', async () => {
      await harness.commit(
        put(1, { name: 'Kellogg’s “Snap” – Crackle' }),
        put(2, { name: `Kellogg's "Snap" - Crackle` }),
      );
      for (const search of ["kellogg's", 'kellogg’s', '"snap"', '“snap”', 'snap -', 'snap —'])
        expect(await harness.search(search)).toEqual([1, 2]);
    });

    it('follows every change of the text', async () => {
      await harness.commit(put(1, { name: 'before', likes: 1 }));
      await harness.commit(patch(1, { likes: 2 }));
      expect(await harness.search('before')).toEqual([1]);
      await harness.commit(patch(1, { about: 'something new' }));
      expect(await harness.search('before')).toEqual([1]);
      expect(await harness.search('new')).toEqual([1]);
      await harness.commit(put(1, { name: 'after' }));
      expect(await harness.search('before')).toEqual([]);
      expect(await harness.search('new')).toEqual([]);
      expect(await harness.search('after')).toEqual([1]);
      await harness.commit(remove(1));
      expect(await harness.search('after')).toEqual([]);
      await harness.commit(put(1, { name: 'again' }));
      expect(await harness.search('again')).toEqual([1]);
    });

    it('combines with filters', async () => {
      await harness.commit(...[1, 2, 3, 4].map((id) => put(id, { name: 'robot', likes: id })));
      expect(await harness.ids({ search: 'robot', where: [{ field: 'likes', from: 3 }] })).toEqual([4, 3]);
      expect(await harness.ids({ search: 'ro', where: [{ field: 'likes', oneOf: [1] }] })).toEqual([1]);
    });

    it('supports long texts and long searches', async () => {
      const long = Array.from({ length: 300 }, (_, index) => `word${index}`).join('-');
      await harness.commit(put(1, { about: long }), put(2, { about: long.slice(0, -1) }));
      expect(await harness.search(long)).toEqual([1]);
    });

    it('rejects a search in a collection without search fields', async () => {
      await expect(harness.store.find('tags', { search: 'x' })).rejects.toThrow('tags');
    });
  });
}
