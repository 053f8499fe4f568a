import { placeFor } from './place';

const AREA = { width: 1280, height: 760 };

describe('the place of a new window', () => {
  it('is in the middle, above', () => {
    expect(placeFor(AREA, [])).toEqual({ x: 128, y: 16, width: 1024, height: 654 });
  });

  it('is beside those that are there already, as long as it has room', () => {
    const others = [placeFor(AREA, [])];
    for (let count = 0; count < 3; count += 1) others.push(placeFor(AREA, others));
    expect(others.map(({ x, y }) => [x, y])).toEqual([
      [128, 16],
      [160, 48],
      [192, 80],
      [128, 16],
    ]);
  });

  it('is the one that its program had before', () => {
    const before = { x: 400, y: 216, width: 480, height: 300 };
    expect(placeFor(AREA, [], before)).toEqual(before);
    expect(placeFor(AREA, [before], before)).toEqual({ ...before, x: 432, y: 248 });
  });

  it.each([
    [
      { width: 800, height: 500 },
      { x: 5000, y: 5000, width: 2000, height: 900 },
    ],
    [{ width: 300, height: 150 }, undefined],
  ])('is in the room, however small that is', (area, before) => {
    expect(placeFor(area, [], before)).toMatchObject({ x: 0, y: 0 });
  });
});
