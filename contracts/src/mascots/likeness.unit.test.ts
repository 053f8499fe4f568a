import { areSimilar, similarity } from './likeness.js';

describe('the likeness of names', () => {
  it('lies between nothing and everything in common', () => {
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
