import { MAX_SHORT_LIST } from '@marcel/contracts';
import { countFacets } from './facets.js';

describe('facets', () => {
  const facetsOf = (styles: readonly string[]) =>
    countFacets({ facets: async () => new Map([['style', new Map(styles.map((style) => [style, 1]))]]) }, {});

  it('offers values of equal count in the order of the alphabet, whatever the order of the engine', async () => {
    const styles = Array.from({ length: MAX_SHORT_LIST + 1 }, (_, index) => `style ${String(index).padStart(3, '0')}`);
    const { style } = await facetsOf(styles.toReversed());
    expect(style.map(({ value }) => value)).toEqual(styles.slice(0, MAX_SHORT_LIST));
  });
});
