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
  ['ﾄﾞﾓ ＰＯＣＫＹ', 'ドモ pocky'],
  ['Ёлка', 'елка'],
  ['Rock ’n’ Roll´s', "rock 'n' roll's"],
  ['“7–Eleven” — 8‑bit', '"7-eleven" - 8-bit'],
  ['हिन्दी', 'हिन्दी'],
  ["O'Brien 100% _$ne\0😀", "o'brien 100% _$ne\0😀"],
])('searches normalize %j to %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
  expect(plainText(plain)).toBe(plain);
});
