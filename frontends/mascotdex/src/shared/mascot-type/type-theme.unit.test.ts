import { typeTheme } from './mascot-type';

test.each([
  ['Animal', 'animal'],
  ['Mythical Creature', 'fantasy'],
  ['fantasy', 'fantasy'],
  ['Sock puppet', 'other'],
  ['constructor', 'other'],
  [null, 'other'],
])('%p is shown as %s', (type, theme) => {
  expect(typeTheme(type)).toBe(theme);
});
