import { lagText } from './api';

it.each<[number | null, number | null, string]>([
  [null, null, 'Progress known to its owner only'],
  [0, 0, 'Up to date'],
  [1, 0.2, 'Behind by 1 event, 1 s'],
  [1000, null, 'Behind by 1,000 events'],
  [2, 2399.5, 'Behind by 2 events, 40 min'],
])('being behind by %s and %s reads %s', (lagEvents, lagSeconds, text) =>
  expect(lagText({ lagEvents, lagSeconds })).toBe(text),
);
