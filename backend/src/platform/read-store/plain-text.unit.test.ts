import { plainText } from './plain-text.js';

it.each([
  ['Crème Brûlée', 'creme brulee'],
  ['ZOË', 'zoe'],
  ['Straße', 'strasse'],
  ['Ærø', 'aero'],
  ['Άλφα', 'αλφα'],
  ['CAFE\u0301', 'cafe'],
  ['Борис Й', 'борис й'],
  ['が', 'が'],
  ['हिन्दी', 'हिन्दी'],
  ["O'Brien 100% _$ne\0😀", "o'brien 100% _$ne\0😀"],
])('searches look into %j as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
  expect(plainText(plain)).toBe(plain);
});
