import { gramsOf, gramsToSeek, isGram } from './search-entries.js';

describe('grams', () => {
  it('are all pieces of one to three code points, once each', () => {
    expect(gramsOf(['abab', 'é']).sort()).toEqual(['a', 'ab', 'aba', 'b', 'ba', 'bab', 'é'].sort());
    expect(gramsOf(['', 'x'])).toEqual(['x']);
    expect(gramsOf(['a😀b'])).toContain('a😀b');
    expect(gramsOf([])).toEqual([]);
  });

  it('do not reach from one text into the next', () => {
    expect(gramsOf(['ab', 'cd'])).not.toContain('bc');
  });

  it('to seek are the longest there are, and not too many', () => {
    expect(gramsToSeek('t')).toEqual(['t']);
    expect(gramsToSeek('ux')).toEqual(['ux']);
    expect(gramsToSeek('robot')).toEqual(['rob', 'obo', 'bot']);
    expect(gramsToSeek(Array.from({ length: 90 }, (_, index) => `${index}`).join(' '))).toHaveLength(32);
  });

  it('are themselves found without a further look', () => {
    expect(['a', 'ab', 'abc', '😀😀😀', 'abcd'].map(isGram)).toEqual([true, true, true, true, false]);
  });
});
