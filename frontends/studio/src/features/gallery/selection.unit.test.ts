import { GALLERY_TYPES } from '@marcel/contracts';
import { parseSort, formatSort, parseTypes, formatTypes } from './selection';

test.each([
  ['likes', 'likes'],
  ['recent', 'recent'],
  ['loudest', 'recent'],
  [null, 'recent'],
])('an address that says %p asks for the order %p', (text, sort) => {
  expect(parseSort(text)).toBe(sort);
});

test('the first order need not be said', () => {
  expect([formatSort('recent'), formatSort('likes')]).toEqual([null, 'likes']);
});

test.each([
  [null, GALLERY_TYPES],
  ['', GALLERY_TYPES],
  ['songs', GALLERY_TYPES],
  ['none', []],
  ['generated,hugs,songs,hugs', ['hugs', 'generated']],
])('an address that says %p asks for the types %p', (text, types) => {
  expect(parseTypes(text)).toEqual(types);
});

test('types that are ticked and unticked are said, and read again, in one order', () => {
  const without = formatTypes(GALLERY_TYPES, 'drawings', false);
  expect(without).toBe('hugs,generated');
  expect(formatTypes(parseTypes(without), 'drawings', true)).toBeNull();
  const none = formatTypes(['hugs'], 'hugs', false);
  expect(parseTypes(none)).toEqual([]);
  expect(formatTypes(parseTypes(none), 'generated', true)).toBe('generated');
});
