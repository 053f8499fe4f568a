import { DRAWING_PROMPT, DRAWING_USER_NAME, STUDIO_DEFAULTS } from './rules.js';

test('records of the studio begin as specified', () => {
  expect(DRAWING_PROMPT).toBe('transform this drawing into a pose with the blue dog');
  expect(DRAWING_USER_NAME).toBe('Artist');
  expect(STUDIO_DEFAULTS).toEqual({ modelId: 'custom-model', format: 'jpeg', likes: 0, urlHealth: 'unknown' });
});
