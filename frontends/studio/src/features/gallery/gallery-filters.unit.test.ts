import { GALLERY_TYPES } from '@marcel/contracts';
import { parseSort, formatSort, parseTypes, formatTypes } from './gallery-filters';

test.each([
  ['likes', 'likes'],
  ['recent', 'recent'],
  ['loudest', 'recent'],
  [null, 'recent'],
])('reads the sort order %p as %p', (text, sort) => {
  expect(parseSort(text)).toBe(sort);
});

test('writes no default sort order', () => {
  expect([formatSort('recent'), formatSort('likes')]).toEqual([null, 'likes']);
});

test.each([
  [null, GALLERY_TYPES],
  ['', GALLERY_TYPES],
  ['songs', GALLERY_TYPES],
  ['none', []],
  ['generated,hugs,songs,hugs', ['hugs', 'generated']],
])('reads the types %p as %p', (text, types) => {
  expect(parseTypes(text)).toEqual(types);
});

test('writes types in a fixed order', () => {
  const without = formatTypes(GALLERY_TYPES, 'drawings', false);
  expect(without).toBe('hugs,generated');
  expect(formatTypes(parseTypes(without), 'drawings', true)).toBeNull();
  const none = formatTypes(['hugs'], 'hugs', false);
  expect(parseTypes(none)).toEqual([]);
  expect(formatTypes(parseTypes(none), 'generated', true)).toBe('generated');
});
