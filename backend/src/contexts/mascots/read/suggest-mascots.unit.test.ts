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
  ])('%s is near to %s', (typed, name) => expect(nearness(typed, name)).toBeGreaterThan(0));

  it.each([
    ['Penguin', 'Gecko'],
    ['cat', 'bat'],
    ['star', 'bear'],
    ['', 'Tux'],
  ])('%s is not near to %s', (typed, name) => expect(nearness(typed, name)).toBe(0));

  it('is the nearer the more of it is right', () =>
    expect(nearness('penguin', 'Penguin')).toBeGreaterThan(nearness('pengiun', 'Penguin')));

  it('is looked for by its pieces', () => {
    expect(piecesOf(' Pengiun ')).toEqual(['Pen', 'ngi', 'iun']);
    expect(piecesOf('Tuxx')).toEqual(['Tux', 'uxx']);
    expect(piecesOf('Tux')).toEqual([]);
    expect(piecesOf('😀😀😀😀😀')).toEqual(['😀😀😀']);
  });
});
