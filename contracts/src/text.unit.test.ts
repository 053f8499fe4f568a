import { initials, areSimilar, similarity, stripBidiControls } from './text.js';

test.each([
  ['Tux', 'T'],
  ['  green   giant of minnesota ', 'GG'],
  ['émile zola', 'ÉZ'],
  ['😀 smile', '😀S'],
  ['', ''],
])('the initials of %p', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

describe('the likeness of names', () => {
  it('is between 0 and 1', () => {
    expect(similarity('Octocat', 'Octocat')).toBe(1);
    expect(similarity('Octocat', 'Tux')).toBe(0);
    expect(similarity('東京', '東京タワー')).toBeGreaterThan(0);
  });

  it.each([
    ['Octocatt', 'Octocat'],
    ['Octo cat', 'Octocat'],
    ['Tuxx', 'Tux'],
    ['túx', 'Tux'],
  ])('%s may be %s', (typed, name) => expect(areSimilar(typed, name)).toBe(true));

  it.each([
    ['Cat', 'Bat'],
    ['Freddie', 'Tux'],
  ])('%s is not %s', (typed, name) => expect(areSimilar(typed, name)).toBe(false));
});

it.each(['Tux', 'שלום, דובי!', 'مرحبا 2024!', '🐻‍❄️', 'C++\u200f'])(
  'a text without bidi controls stays unchanged (%j)',
  (text) => {
    expect(stripBidiControls(text)).toBe(text);
  },
);

it.each(['\u202eTux\u202c', 'T\u2067ux', '\u2069\u2066Tux'])('bidi controls are removed from %j', (text) => {
  expect(stripBidiControls(text)).toBe('Tux');
});
