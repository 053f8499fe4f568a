import { menuItems } from './use-window-commands';
import type { WindowTiling } from './state/box';
import type { DesktopWindow } from './state/windows';

const location = { pathname: '/draw', search: '', hash: '', state: null, key: 'a' };
const box = { x: 0, y: 0, width: 600, height: 400 };

const itemsWhen = (tiling: WindowTiling, more: Partial<DesktopWindow> = {}) => {
  const ran: unknown[] = [];
  const window = {
    id: 'draw',
    program: '/draw',
    title: 'Draw',
    location,
    size: box,
    box,
    isPlaced: false,
    tiling,
    minimized: false,
    ...more,
  };
  const items = menuItems(window, {
    arrange: (_, what) => ran.push(what),
    tile: (_, tiling) => ran.push(tiling),
    minimize: () => ran.push('minimize'),
    openNew: (address) => ran.push(address),
    close: () => ran.push('close'),
  });
  return { ran, items };
};
const QUARTERS = ['Tile Top Left', 'Tile Top Right', 'Tile Bottom Left', 'Tile Bottom Right'];
const END = [...QUARTERS, 'Open in New Window', 'Close Window'];

describe('the menu of a window', () => {
  it.each([
    ['free', ['Move', 'Size', 'Minimize', 'Maximize', 'Tile Left', 'Tile Right', ...END]],
    ['maximized', ['Restore', 'Minimize', 'Tile Left', 'Tile Right', ...END]],
    ['left', ['Restore', 'Minimize', 'Maximize', 'Tile Right', ...END]],
    ['right', ['Restore', 'Minimize', 'Maximize', 'Tile Left', ...END]],
  ] as const)('of a window with the tile "%s" has its possible commands', (tiling, labels) => {
    expect(itemsWhen(tiling).items.map(({ label }) => label)).toEqual(labels);
  });

  it('has no Minimize for a minimized window', () => {
    expect(itemsWhen('free', { minimized: true }).items.map(({ label }) => label)).not.toContain('Minimize');
  });

  it('runs its commands', () => {
    const { ran, items } = itemsWhen('free');
    items.forEach(({ run }) => run());
    const quarters = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
    expect(ran).toEqual(['move', 'size', 'minimize', 'maximized', 'left', 'right', ...quarters, '/draw', 'close']);
  });

  it('lists each command with its shortcut', () => {
    const keys = itemsWhen('maximized').items.flatMap(({ keys }) => keys ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain('Alt+Shift+PageUp');
  });
});
