import { findNearest } from './Desktop';

const target = (name: string, x: number, y: number) => ({ name, x, y });

const places = [
  target('a', 50, 50),
  target('b', 50, 150),
  target('c', 50, 250),
  target('d', 150, 50),
  target('e', 150, 150),
  target('far', 1200, 50),
];

const from = (name: string, key: string) =>
  findNearest(
    key,
    places.find((one) => one.name === name)!,
    places,
  )?.name;

describe('findNearest', () => {
  it.each([
    ['a', 'ArrowDown', 'b'],
    ['b', 'ArrowUp', 'a'],
    ['a', 'ArrowRight', 'd'],
    ['d', 'ArrowRight', 'far'],
    ['far', 'ArrowLeft', 'd'],
    ['c', 'ArrowRight', 'e'],
    ['e', 'ArrowDown', 'c'],
    ['far', 'ArrowDown', 'e'],
  ])('from %s, %s leads to %s', (start, key, end) => {
    expect(from(start, key)).toBe(end);
  });

  it.each([
    ['c', 'ArrowDown'],
    ['a', 'ArrowLeft'],
    ['a', 'Enter'],
  ])('from %s, %s leads nowhere', (start, key) => {
    expect(from(start, key)).toBeUndefined();
  });
});
