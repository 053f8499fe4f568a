import { placeFor } from './place';

const AREA = { width: 1280, height: 760 };

describe('the place of a new window', () => {
  it('is in the middle, above', () => {
    expect(placeFor(AREA, [])).toEqual({ x: 90, y: 16, width: 1100, height: 654 });
  });

  it('is beside those that are there already, as long as it has room', () => {
    const others = [placeFor(AREA, [])];
    for (let count = 0; count < 3; count += 1) others.push(placeFor(AREA, others));
    expect(others.map(({ x, y }) => [x, y])).toEqual([
      [90, 16],
      [122, 48],
      [154, 80],
      [90, 16],
    ]);
  });

  it('keeps the size that a program had', () => {
    expect(placeFor(AREA, [], { width: 480, height: 300 })).toEqual({ x: 400, y: 16, width: 480, height: 300 });
  });

  it.each([
    [
      { width: 800, height: 500 },
      { width: 2000, height: 900 },
    ],
    [{ width: 300, height: 150 }, undefined],
  ])('begins in the room, however small that is', (area, size) => {
    expect(placeFor(area, [], size)).toMatchObject({ x: 0, y: 0 });
  });
});
