import { LETTER_HEIGHT, pixelText, LETTERS } from './provider-badge.js';

describe('pixelText', () => {
  it('places letters side by side with a gap of one pixel', () => {
    expect(pixelText('I')).toEqual({ path: 'M0 0h1v1h-1zM0 1h1v1h-1zM0 2h1v1h-1zM0 3h1v1h-1zM0 4h1v1h-1z', width: 1 });
    expect(pixelText('il').width).toBe(5);
  });

  it('skips characters without a glyph', () => {
    expect(pixelText('😀é')).toEqual({ path: '', width: 0 });
    expect(pixelText('<I>')).toEqual(pixelText('i'));
  });

  it.each(Object.entries(LETTERS))('%p has rows of equal width', (_, rows) => {
    expect(rows).toHaveLength(LETTER_HEIGHT);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  });
});
