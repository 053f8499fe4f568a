import { wordsOf } from '../language/words.js';
import { BEHIND, ON_GROUND, pictogramsAt } from './dictionary.js';
import { drawPictogram, isDrawn } from './draw-pictogram.js';
import { IN_AIR } from './in-air.js';

const ALL = { ...ON_GROUND, ...IN_AIR, ...BEHIND };

test('every pictogram that words ask for is there', () =>
  expect(Object.keys(ALL).filter((name) => !isDrawn(name))).toEqual([]));

test('every term is found by its own words', () => {
  for (const [name, terms] of Object.entries(ALL))
    for (const term of terms.split(',')) {
      const found = pictogramsAt(wordsOf(term), 0)?.pictograms.map((one) => one.name);
      expect({ term, found }).toEqual({ term, found: expect.arrayContaining([name]) });
    }
});

test('the longest term wins', () => {
  expect(pictogramsAt(['ice', 'hockey'], 0)).toMatchObject({ pictograms: [{ name: 'ice-hockey' }], length: 2 });
  expect(pictogramsAt(['nothing'], 0)).toBeUndefined();
});

test('a colour is a filter of its own', () => {
  expect(drawPictogram('fox', 100)).not.toContain('feFuncR');
  expect(drawPictogram('fox', 100, '#e0263c')).toContain('id="outlinede0263c"');
});
