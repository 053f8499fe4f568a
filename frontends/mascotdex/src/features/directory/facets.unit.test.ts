import { facetsOf, MOST_FACETS } from './facets';

const counted = (...values: string[]) => values.map((value) => ({ value, count: 3 }));

test('every value is offered, under its name or as names are written; all of them are no value', () => {
  const { first, more } = facetsOf(
    'style',
    counted('cute/kawaii', '3d rendered', 'all', 'wood cut', "child's", '3d', '2nd'),
    'All',
  );
  expect(first.map(({ choice }) => choice)).toEqual(['Cute/Kawaii', '3D Rendered', 'Wood Cut', "Child's", '3D', '2nd']);
  expect(more).toEqual([]);
});

test('what is chosen stands with the first ones, as it was written', () => {
  const { first, more } = facetsOf('type', counted('a', 'b', 'c', 'd', 'e', 'f', 'g', 'eBay'), 'eBay');
  expect(first).toHaveLength(MOST_FACETS + 1);
  expect(first.at(-1)).toEqual({ choice: 'eBay', count: 3 });
  expect(more.map(({ choice }) => choice)).toEqual(['G']);
});

test('what is chosen but leaves nobody says so; nothing is said before anything was counted', () => {
  expect(facetsOf('type', counted('robot'), 'Superhero').first.at(-1)).toEqual({ choice: 'Superhero', count: 0 });
  expect(facetsOf('type', [], 'Superhero').first).toEqual([]);
});
