import { GALLERY_TYPES } from '@marcel/contracts';
import { sortOf, sortText, typesOf, typesText } from './selection';

test.each([
  ['likes', 'likes'],
  ['recent', 'recent'],
  ['loudest', 'recent'],
  [null, 'recent'],
])('an address that says %p asks for the order %p', (text, sort) => {
  expect(sortOf(text)).toBe(sort);
});

test('the first order need not be said', () => {
  expect([sortText('recent'), sortText('likes')]).toEqual([null, 'likes']);
});

test.each([
  [null, GALLERY_TYPES],
  ['', GALLERY_TYPES],
  ['songs', GALLERY_TYPES],
  ['none', []],
  ['generated,hugs,songs,hugs', ['hugs', 'generated']],
])('an address that says %p asks for the types %p', (text, types) => {
  expect(typesOf(text)).toEqual(types);
});

test('types that are ticked and unticked are said, and read again, in one order', () => {
  const without = typesText(GALLERY_TYPES, 'drawings', false);
  expect(without).toBe('hugs,generated');
  expect(typesText(typesOf(without), 'drawings', true)).toBeNull();
  const none = typesText(['hugs'], 'hugs', false);
  expect(typesOf(none)).toEqual([]);
  expect(typesText(typesOf(none), 'generated', true)).toBe('generated');
});
