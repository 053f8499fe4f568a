import { isSpelledOnPlates } from './plates.js';

test.each([
  ['Zoë Łukasiewicz', true],
  ['Пётр Ольга', true],
  ['Їжак', true],
  ['Ada 🍕 5!', true],
  ['', true],
  ['Zoe\u0308', true],
  ['محمد', false],
  ['李雷', false],
  ['Ελένη', false],
  ['Nguyễn', false],
])('%p stands on a plate in its own letters: %p', (name, isSpelled) => {
  expect(isSpelledOnPlates(name)).toBe(isSpelled);
});
