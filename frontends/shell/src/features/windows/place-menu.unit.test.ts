import { placeMenu } from './place-menu';

const ROOM = { width: 1280, height: 760 };
const MENU = { width: 240, height: 300 };
const button = (right: number, top: number) => ({ top, right, bottom: top + 26 });

describe('the menu of a window', () => {
  it('hangs below its button', () => {
    expect(placeMenu(button(1000, 20), MENU, ROOM)).toEqual({ x: 760, y: 50 });
  });

  it('stands above the button of a window at the bottom', () => {
    expect(placeMenu(button(1000, 725), MENU, ROOM)).toEqual({ x: 760, y: 421 });
  });

  it('stays on the screen beside its edges, and on a low one', () => {
    expect(placeMenu(button(60, 20), MENU, ROOM).x).toBe(0);
    expect(placeMenu(button(1400, 20), MENU, ROOM).x).toBe(1040);
    expect(placeMenu(button(1000, 200), MENU, { width: 1280, height: 400 }).y).toBe(0);
  });
});
