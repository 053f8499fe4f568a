import { defaultBox, fitInto, findFreeBox, resizeBox, type Box } from './box';

const AREA = { width: 1280, height: 760 };
const HOME = defaultBox(AREA, { width: 1100, height: 1200 });

describe('the box of a new window', () => {
  it.each([
    [{ width: 1100, height: 1200 }, AREA, { x: 128, y: 16, width: 1100, height: 728 }],
    [{ width: 1600, height: 1400 }, AREA, { x: 128, y: 16, width: 1136, height: 728 }],
    [{ width: 480, height: 380 }, AREA, { x: 400, y: 127, width: 480, height: 380 }],
    [
      { width: 1600, height: 1400 },
      { width: 1920, height: 1040 },
      { x: 160, y: 16, width: 1600, height: 1008 },
    ],
  ])('of size %j is beside the icons, as high as the area allows', (size, area, home) => {
    expect(defaultBox(area, size)).toEqual(home);
  });

  it('is beside existing windows, and never over the icons', () => {
    expect(makeBoxes(6).map(({ x, y, height }) => [x, y, height])).toEqual([
      [128, 16, 728],
      [160, 48, 712],
      [192, 80, 680],
      [224, 112, 648],
      [160, 16, 728],
      [192, 48, 712],
    ]);
  });

  it('differs from those of twenty other windows', () => {
    const places = makeBoxes(21);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(21);
    for (const place of places) expect(fitInto(place, AREA)).toEqual(place);
  });

  it('is the last one of its program', () => {
    const before = { x: 400, y: 216, width: 480, height: 300 };
    expect(findFreeBox(AREA, [], before)).toEqual(before);
    expect(findFreeBox(AREA, [before], before)).toEqual({ ...before, x: 432, y: 248 });
  });

  it.each([
    [
      { width: 800, height: 500 },
      { x: 5000, y: 5000, width: 2000, height: 900 },
    ],
    [{ width: 300, height: 150 }, HOME],
  ])('fits into any area, however small', (area, before) => {
    expect(findFreeBox(area, [], before)).toMatchObject({ x: 0, y: 0 });
  });
});

function makeBoxes(count: number): Box[] {
  const places: Box[] = [];
  while (places.length < count) places.push(findFreeBox(AREA, places, HOME));
  return places;
}

it('a resized window keeps its minimum size, and ends at the edge of the area', () => {
  const box = { x: 200, y: 100, width: 400, height: 300 };
  expect(resizeBox(box, { x: 16, y: -16 }, AREA)).toEqual({ ...box, width: 416, height: 284 });
  expect(resizeBox(box, { x: -900, y: -900 }, AREA)).toEqual({ ...box, width: 320, height: 200 });
  expect(resizeBox(box, { x: 9000, y: 9000 }, AREA)).toEqual({ ...box, width: 1080, height: 660 });
});
