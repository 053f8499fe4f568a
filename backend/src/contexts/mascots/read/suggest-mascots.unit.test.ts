import { nameSimilarity, searchTrigrams } from './suggest-mascots.js';

describe('a mistyped name', () => {
  it.each([
    ['Pengiun', 'Penguin'],
    ['Octocet', 'Octocat'],
    ['Maroi', 'Mario'],
    ['Tuxx', 'Tux'],
    ['pokemon', 'Pokémon'],
    ['michelin mann', 'Michelin Man'],
    ['jolly green gaint', 'The Jolly Green Giant'],
    ['freddi', 'Freddie'],
    ['geko', 'GEICO Gecko'],
    ['tony tigger', 'Tony the Tiger'],
    ['tigger tony', 'Tony the Tiger'],
    ['mr peanutt', 'Mr. Peanut'],
  ])('%s is similar to %s', (typed, name) => expect(nameSimilarity(typed, name)).toBeGreaterThan(0));

  it.each([
    ['Penguin', 'Gecko'],
    ['cat', 'bat'],
    ['star', 'bear'],
    ['tony penguin', 'Tony the Tiger'],
    ['', 'Tux'],
  ])('%s is not similar to %s', (typed, name) => expect(nameSimilarity(typed, name)).toBe(0));

  it('is more similar the more letters match', () =>
    expect(nameSimilarity('penguin', 'Penguin')).toBeGreaterThan(nameSimilarity('pengiun', 'Penguin')));

  it('is searched by its trigrams', () => {
    expect(searchTrigrams(' Pengiun ')).toEqual(['pen', 'ngi', 'iun']);
    expect(searchTrigrams('Tuxx')).toEqual(['tux', 'uxx']);
    expect(searchTrigrams('Tux')).toEqual([]);
    expect(searchTrigrams('tony tigger')).toEqual(['ton', 'ony', 'tig', 'igg', 'ger']);
    expect(searchTrigrams('😀😀😀😀😀')).toEqual(['😀😀😀']);
  });
});
