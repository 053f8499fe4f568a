import { nearness, piecesOf } from './suggest-mascots.js';

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
  ])('%s is near to %s', (typed, name) => expect(nearness(typed, name)).toBeGreaterThan(0));

  it.each([
    ['Penguin', 'Gecko'],
    ['cat', 'bat'],
    ['star', 'bear'],
    ['tony penguin', 'Tony the Tiger'],
    ['', 'Tux'],
  ])('%s is not near to %s', (typed, name) => expect(nearness(typed, name)).toBe(0));

  it('is the nearer the more of it is right', () =>
    expect(nearness('penguin', 'Penguin')).toBeGreaterThan(nearness('pengiun', 'Penguin')));

  it('is looked for by its pieces', () => {
    expect(piecesOf(' Pengiun ')).toEqual(['pen', 'ngi', 'iun']);
    expect(piecesOf('Tuxx')).toEqual(['tux', 'uxx']);
    expect(piecesOf('Tux')).toEqual([]);
    expect(piecesOf('tony tigger')).toEqual(['ton', 'ony', 'tig', 'igg', 'ger']);
    expect(piecesOf('😀😀😀😀😀')).toEqual(['😀😀😀']);
  });
});
