import { lagText, rateText, rebuildText } from './system-texts';

it.each<[number | null, number | null, string]>([
  [null, null, 'Its owner knows how far it is'],
  [0, 0, 'Up to date'],
  [1, 0.2, 'Behind by 1 event, 1 s'],
  [1000, null, 'Behind by 1,000 events'],
  [2, 2399.5, 'Behind by 2 events, 40 min'],
])('being behind by %s and %s is told as %s', (lagEvents, lagSeconds, text) =>
  expect(lagText({ lagEvents, lagSeconds })).toBe(text),
);

it.each<[number | null, string]>([
  [null, ''],
  [0, ''],
  [1200.5, ', 1,200.5 a minute lately'],
])('a rate of %s is told as "%s"', (rate, text) => expect(rateText(rate)).toBe(text));

it.each([
  ['none', null],
  ['waiting', 'Rebuild waits for its owner'],
  ['running', 'Rebuild: 1 event so far'],
  ['completed', 'Rebuilt from 1 event'],
  ['failed', 'The rebuild has failed'],
] as const)('a rebuild that is %s is told as "%s"', (status, text) =>
  expect(rebuildText({ name: 'mascots', status, eventsApplied: 1 })).toBe(text),
);
