import { comparedSlugs, comparisonPage, comparisonMeta, joinNames } from './comparison.js';

const compared = (text: string) => comparedSlugs(new URLSearchParams(text));

describe('the address of a comparison', () => {
  it.each([
    ['mascots=tux,domo', ['tux', 'domo']],
    ['mascots=tux%2Cdomo', ['tux', 'domo']],
    ['mascots=tux,tux, domo,', ['tux', 'domo']],
    ['mascots=a,b,c,d', ['a', 'b', 'c']],
    ['mascots=', []],
    ['', []],
  ])('%p compares %p', (text, slugs) => expect(compared(text)).toEqual(slugs));

  it.each([[[]], [['tux']], [['tux', 'a&b', 'ü']]])('leads back to %p', (slugs) =>
    expect(comparedSlugs(new URL(comparisonPage(slugs), 'http://host').searchParams)).toEqual(slugs),
  );
});

it('joins names in one text', () => {
  expect([[], ['Tux'], ['Tux', 'Domo'], ['Tux', 'Domo', 'Sam']].map(joinNames)).toEqual([
    '',
    'Tux',
    'Tux and Domo',
    'Tux, Domo and Sam',
  ]);
});

it('a comparison is titled by its mascots, within the title length, once there are two', () => {
  expect(comparisonMeta(['Tux'])).toBeUndefined();
  expect(comparisonMeta(['Tux', 'Domo'])?.title).toBe('Tux vs. Domo | Mascotdex');
  const { title = '', description = '' } = comparisonMeta(['x'.repeat(100), 'y'.repeat(100)]) ?? {};
  expect([title.length, description.length]).toEqual([55, 155]);
});
