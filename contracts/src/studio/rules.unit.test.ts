import { DRAWING_PROMPT, DRAWING_USER_NAME, STUDIO_DEFAULTS, isDrawableName } from './rules.js';

test('records of the studio start as specified', () => {
  expect(DRAWING_PROMPT).toBe('transform this drawing into a pose with the blue dog');
  expect(DRAWING_USER_NAME).toBe('Artist');
  expect(STUDIO_DEFAULTS).toEqual({ modelId: 'custom-model', format: 'jpeg', likes: 0, urlHealth: 'unknown' });
});

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
])('%p can be spelled on a plate: %p', (name, isSpelled) => {
  expect(isDrawableName(name)).toBe(isSpelled);
});
