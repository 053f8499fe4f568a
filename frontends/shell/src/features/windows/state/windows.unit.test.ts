import { toBox, findSnapTiling } from './box';
import { emptyWindows, windowsReducer, type DesktopWindow, type WindowAction } from './windows';

const AREA = { width: 1280, height: 760 };
const BOX = { x: 100, y: 50, width: 600, height: 400 };

const at = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: 'a' });

const create = (id: string, box = BOX): DesktopWindow => ({
  id,
  program: `/${id}`,
  title: id,
  location: at(`/${id}`),
  size: { width: 1100, height: 1200 },
  box,
  isPlaced: false,
  tiling: 'free',
  minimized: false,
});

const open = (id: string): WindowAction => ({ do: 'open', window: create(id) });
const reduce = (...actions: WindowAction[]) => actions.reduce(windowsReducer, emptyWindows(AREA));
const three = [open('hugs'), open('draw'), open('mascots')];
const find = (id: string, ...actions: WindowAction[]) => reduce(...actions).all.find((window) => window.id === id);

describe('windows', () => {
  it('open in front of the others', () => {
    expect(reduce(...three)).toMatchObject({ stack: ['hugs', 'draw', 'mascots'], front: 'mascots' });
  });

  it('open completely inside the area', () => {
    const largeWindow = create('draw', { x: 5000, y: -20, width: 3000, height: 100 });
    const window = find('draw', { do: 'open', window: largeWindow });
    expect(window && toBox(window, AREA)).toEqual({ x: 0, y: 0, width: 1280, height: 200 });
  });

  it('open once per id', () => {
    expect(reduce(...three, open('hugs'))).toMatchObject({ stack: ['draw', 'mascots', 'hugs'], front: 'hugs' });
    expect(reduce(...three, open('hugs')).all).toHaveLength(3);
  });

  it('come to the front, even when minimized, and keep the order of their buttons', () => {
    const windows = reduce(...three, { do: 'minimize', id: 'hugs' }, { do: 'show', id: 'hugs', location: at('/hugs') });
    expect(windows).toMatchObject({ stack: ['draw', 'mascots', 'hugs'], front: 'hugs' });
    expect(windows.all.map(({ id, minimized }) => [id, minimized])).toEqual([
      ['hugs', false],
      ['draw', false],
      ['mascots', false],
    ]);
  });

  it('pass the front to the next visible one when minimized', () => {
    const minimize = (id: string): WindowAction => ({ do: 'minimize', id });
    expect(reduce(...three, minimize('mascots')).front).toBe('draw');
    expect(reduce(...three, minimize('draw'), minimize('mascots')).front).toBe('hugs');
    expect(reduce(...three, minimize('draw')).front).toBe('mascots');
    expect(reduce(...three, minimize('draw'), minimize('mascots'), minimize('hugs')).front).toBeNull();
  });

  it('pass the front to the desktop when closed, and do not move', () => {
    expect(reduce(...three, { do: 'close', id: 'mascots' })).toMatchObject({ stack: ['hugs', 'draw'], front: null });
    expect(reduce(...three, { do: 'close', id: 'draw' })).toMatchObject({
      stack: ['hugs', 'mascots'],
      front: 'mascots',
    });
  });

  it('stay visible behind the desktop, and are minimized when it is shown', () => {
    const minimized = (action: WindowAction) => reduce(...three, action).all.map((window) => window.minimized);
    expect(reduce(...three, { do: 'leave' }).front).toBeNull();
    expect(minimized({ do: 'leave' })).toEqual([false, false, false]);
    expect(reduce(...three, { do: 'showDesktop' }).front).toBeNull();
    expect(minimized({ do: 'showDesktop' })).toEqual([true, true, true]);
  });

  it('have an address each', () => {
    const moved = reduce(...three, { do: 'show', id: 'hugs', location: at('/hugs/2') });
    expect(moved.all.map(({ location }) => location.pathname)).toEqual(['/hugs/2', '/draw', '/mascots']);
    expect(moved.front).toBe('hugs');
  });

  it.each([
    ['show', { do: 'show', id: 'nobody', location: at('/') }],
    ['minimize', { do: 'minimize', id: 'nobody' }],
    ['close', { do: 'close', id: 'nobody' }],
    ['edit', { do: 'edit', id: 'nobody', change: { box: BOX } }],
  ] as const)('ignore an unknown id: %s', (_, action) => {
    expect(reduce(...three, action)).toEqual(reduce(...three));
  });
});

describe('the box of a window', () => {
  const boxAfter = (...actions: WindowAction[]) => {
    const { all, area } = reduce(open('draw'), ...actions);
    return all.map((window) => toBox(window, area))[0];
  };

  it.each([
    ['free', BOX],
    ['maximized', { x: 0, y: 0, width: 1280, height: 760 }],
    ['left', { x: 0, y: 0, width: 640, height: 760 }],
    ['right', { x: 640, y: 0, width: 640, height: 760 }],
    ['top-left', { x: 0, y: 0, width: 640, height: 380 }],
    ['bottom-right', { x: 640, y: 380, width: 640, height: 380 }],
  ] as const)('with the tile "%s"', (tiling, box) => {
    expect(boxAfter({ do: 'edit', id: 'draw', change: { tiling } })).toEqual(box);
  });

  it('is the previous one after it no longer fills the area', () => {
    expect(
      boxAfter(
        { do: 'edit', id: 'draw', change: { tiling: 'maximized' } },
        { do: 'edit', id: 'draw', change: { tiling: 'free' } },
      ),
    ).toEqual(BOX);
  });

  it('shrinks with the area, and grows back with it', () => {
    const box = { ...BOX, x: 650, y: 340 };
    const small: WindowAction = { do: 'resizeArea', area: { width: 500, height: 300 } };
    const placed: WindowAction = { do: 'edit', id: 'draw', change: { box, isPlaced: true } };
    expect(boxAfter(placed, small)).toEqual({ x: 0, y: 0, width: 500, height: 300 });
    expect(boxAfter(placed, small, { do: 'resizeArea', area: AREA })).toEqual(box);
  });

  it('follows the area until somebody places it', () => {
    const [small, large] = [
      { width: 375, height: 600 },
      { width: 1920, height: 1000 },
    ];
    const resize = (area: typeof small): WindowAction => ({ do: 'resizeArea', area });
    const { all } = reduce(open('draw'), open('hugs'), resize(small), resize(large));
    expect(all.map((window) => toBox(window, large))).toEqual([
      { x: 410, y: 16, width: 1100, height: 968 },
      { x: 442, y: 48, width: 1100, height: 952 },
    ]);
  });

  it('follows the size of its page until somebody places it', () => {
    const show: WindowAction = { do: 'show', id: 'draw', location: at('/draw'), size: { width: 480, height: 380 } };
    expect(boxAfter(show)).toEqual({ x: 400, y: 127, width: 480, height: 380 });
    expect(boxAfter({ do: 'edit', id: 'draw', change: { isPlaced: true } }, show)).toEqual(BOX);
  });

  it.each([
    [{ x: 600, y: 2 }, 'maximized'],
    [{ x: 3, y: 400 }, 'left'],
    [{ x: 1279, y: 400 }, 'right'],
    [{ x: 3, y: 30 }, 'top-left'],
    [{ x: 1279, y: 5 }, 'top-right'],
    [{ x: 0, y: 700 }, 'bottom-left'],
    [{ x: 1275, y: 759 }, 'bottom-right'],
    [{ x: 600, y: 759 }, undefined],
  ])('dropped at %j: %s', (point, tiling) => expect(findSnapTiling(point, AREA)).toBe(tiling));
});
