import { WELCOME_TEXTS } from './texts';

test.each([
  [0, '0 mascots live here.'],
  [1, '1 mascot lives here.'],
])('%i mascots are told as %s', (count, text) => {
  expect(WELCOME_TEXTS.mascots(count)).toBe(text);
});
