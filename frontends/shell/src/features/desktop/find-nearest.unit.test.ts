import { findNearest } from './Desktop';

const place = (name: string, x: number, y: number) => ({ name, x, y });

const places = [
  place('a', 50, 50),
  place('b', 50, 150),
  place('c', 50, 250),
  place('d', 150, 50),
  place('e', 150, 150),
  place('far', 1200, 50),
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
