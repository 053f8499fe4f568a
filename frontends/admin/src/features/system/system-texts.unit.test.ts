import { lagText, sizeText } from './system-texts';

it.each<[number | null, string]>([
  [null, 'Not known'],
  [0, '0 B'],
  [999, '999 B'],
  [83_751_234_567, '83.8 GB'],
  [1_000_000, '1 MB'],
])('%s bytes are told as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));

it.each<[number | null, number | null, string]>([
  [null, null, 'Its owner knows how far it is'],
  [0, 0, 'Up to date'],
  [1, 0.2, 'Behind by 1 event, 1 s'],
  [1000, null, 'Behind by 1,000 events'],
  [2, 2399.5, 'Behind by 2 events, 40 min'],
])('being behind by %s and %s is told as %s', (lagEvents, lagSeconds, text) =>
  expect(lagText({ lagEvents, lagSeconds })).toBe(text),
);
