import { isDrawableName } from '@marcel/contracts';
import { isDrawn, textPath } from './text-path.js';

const SIZE = 1000;

const path = (text: string): string => textPath(text, SIZE).path;

test('no letter looks like another: Z unlike 2, and 5 unlike S', () => {
  // Both have a corner on the upper left, which round glyphs lack, and Z has a slant.
  expect(path('Z')).toContain('M61.0 -636.0');
  expect(path('5')).toContain('M61.0 -636.0');
  expect(path('Z')).toContain('M417.0 -548.8h118.0v124.0');
  expect(path('S')).not.toContain('M61.0 -636.0');
});

test('a redrawn letter keeps its width and its marks', () => {
  const { width } = textPath('Ž', SIZE);
  expect(width).toBe(textPath('Z', SIZE).width);
  expect(path('Ž').startsWith(path('Z'))).toBe(true);
  expect(path('Ž').length).toBeGreaterThan(path('Z').length);
});

test('every letter that plates support has its own glyph', () => {
  const alike = new Set('ІО');
  const claimed = Array.from({ length: 0x530 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => /\p{L}/u.test(letter) && isDrawableName(letter),
  );
  expect(claimed.length).toBeGreaterThan(300);
  expect(claimed.filter((letter) => !isDrawn(letter) && !alike.has(letter))).toEqual([]);
  expect(textPath('П', SIZE).path).not.toBe(textPath('P', SIZE).path);
});
