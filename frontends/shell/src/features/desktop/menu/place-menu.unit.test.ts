import { placeMenu } from './place-menu';

const MENU = { width: 180, height: 160 };
const ROOM = { width: 1280, height: 800 };

describe('a menu', () => {
  it.each([
    ['in the middle begins where it was asked for', { x: 600, y: 300 }, { x: 600, y: 300 }],
    ['at the right edge lies on the left', { x: 1270, y: 300 }, { x: 1090, y: 300 }],
    ['at the lower edge lies above', { x: 600, y: 790 }, { x: 600, y: 630 }],
    ['in the lower right corner lies in it', { x: 1280, y: 800 }, { x: 1100, y: 640 }],
  ])('%s', (_, at, expected) => {
    expect(placeMenu(at, MENU, ROOM)).toEqual(expected);
  });

  it('that fits on neither side stays inside', () => {
    expect(placeMenu({ x: 100, y: 90 }, MENU, { width: 200, height: 120 })).toEqual({ x: 0, y: 0 });
  });
});
