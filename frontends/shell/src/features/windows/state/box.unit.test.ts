import { inside, placeFor, resized, type Box } from './box';

const AREA = { width: 1280, height: 760 };

describe('the place of a new window', () => {
  it('is in the middle, above', () => {
    expect(placeFor(AREA, [])).toEqual({ x: 128, y: 16, width: 1024, height: 654 });
  });

  it('is beside those that are there already, and from the edge on where no room is left', () => {
    expect(manyPlaces(5).map(({ x, y }) => [x, y])).toEqual([
      [128, 16],
      [160, 48],
      [192, 80],
      [0, 16],
      [32, 48],
    ]);
  });

  it('is not exactly that of any of twenty others', () => {
    const places = manyPlaces(21);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(21);
    for (const place of places) expect(inside(place, AREA)).toEqual(place);
  });

  it('is the one that its program had before where a window fills the room', () => {
    const before = { x: 0, y: 0, ...AREA };
    expect(placeFor(AREA, [before], before)).toEqual(before);
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

function manyPlaces(count: number): Box[] {
  const places: Box[] = [];
  while (places.length < count) places.push(placeFor(AREA, places));
  return places;
}

it('a window keeps its least size, and ends where the room does', () => {
  const box = { x: 200, y: 100, width: 400, height: 300 };
  expect(resized(box, { x: 16, y: -16 }, AREA)).toEqual({ ...box, width: 416, height: 284 });
  expect(resized(box, { x: -900, y: -900 }, AREA)).toEqual({ ...box, width: 320, height: 200 });
  expect(resized(box, { x: 9000, y: 9000 }, AREA)).toEqual({ ...box, width: 1080, height: 660 });
});
