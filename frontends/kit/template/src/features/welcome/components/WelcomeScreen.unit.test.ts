import { WELCOME_TEXTS } from './WelcomeScreen';

test.each([
  [0, '0 mascots live here.'],
  [1, '1 mascot lives here.'],
])('shows a count of %i as %s', (count, text) => {
  expect(WELCOME_TEXTS.mascots(count)).toBe(text);
});
