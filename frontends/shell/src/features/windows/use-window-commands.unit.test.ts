import { menuItems } from './use-window-commands';
import type { DesktopWindow, Fill } from './state/windows';

const location = { pathname: '/draw', search: '', hash: '', state: null, key: 'a' };
const box = { x: 0, y: 0, width: 600, height: 400 };

const itemsWhen = (fill: Fill, more: Partial<DesktopWindow> = {}) => {
  const heard: unknown[] = [];
  const window = {
    id: 'draw',
    program: '/draw',
    title: 'Draw',
    location,
    box,
    isPlaced: false,
    fill,
    minimized: false,
    ...more,
  };
  const items = menuItems(window, {
    arrange: (_, what) => heard.push(what),
    fill: (_, fill) => heard.push(fill),
    minimize: () => heard.push('minimize'),
    openNew: (address) => heard.push(address),
    close: () => heard.push('close'),
  });
  return { heard, items };
};
const END = ['Open in New Window', 'Close Window'];

describe('the menu of a window', () => {
  it.each([
    ['free', ['Move', 'Size', 'Minimise', 'Maximise', 'Tile Left', 'Tile Right', ...END]],
    ['whole', ['Restore', 'Minimise', 'Tile Left', 'Tile Right', ...END]],
    ['left', ['Restore', 'Minimise', 'Maximise', 'Tile Right', ...END]],
    ['right', ['Restore', 'Minimise', 'Maximise', 'Tile Left', ...END]],
  ] as const)('of one that is %s has what can be done with it', (fill, labels) => {
    expect(itemsWhen(fill).items.map(({ label }) => label)).toEqual(labels);
  });

  it('of one that is minimized does not minimise it again', () => {
    expect(itemsWhen('free', { minimized: true }).items.map(({ label }) => label)).not.toContain('Minimise');
  });

  it('does what it says', () => {
    const { heard, items } = itemsWhen('free');
    items.forEach(({ run }) => run());
    expect(heard).toEqual(['move', 'size', 'minimize', 'whole', 'left', 'right', '/draw', 'close']);
  });

  it('describes each command by one key', () => {
    const keys = itemsWhen('whole').items.flatMap(({ keys }) => keys ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain('Alt+Shift+PageUp');
  });
});
