import { END_OF_TIME, kindAt } from './kind-at.js';

it('puts what is of one type together, in the order of time', () => {
  const [early, late] = [Date.parse('2026-01-01'), Date.parse('2026-01-02')];
  const moments = [kindAt('MascotEdited', 0), kindAt('MascotEdited', early), kindAt('MascotEdited', late)];
  expect(moments).toEqual([...moments].sort((one, other) => one - other));
  const other = kindAt('SubmissionApproved', early);
  expect(other < kindAt('MascotEdited', 0) || other > kindAt('MascotEdited', END_OF_TIME)).toBe(true);
});

it.each([-1, Number.MAX_SAFE_INTEGER])('keeps %s within its type', (at) => {
  const place = kindAt('MascotEdited', at);
  expect(Number.isSafeInteger(place)).toBe(true);
  expect(place).toBeGreaterThanOrEqual(kindAt('MascotEdited', 0));
  expect(place).toBeLessThanOrEqual(kindAt('MascotEdited', END_OF_TIME));
});
