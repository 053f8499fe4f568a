import { menuItems } from './menu-items';
import type { Fill } from './state/windows';

const location = { pathname: '/draw', search: '', hash: '', state: null, key: 'a' };
const box = { x: 0, y: 0, width: 600, height: 400 };

const itemsWhen = (fill: Fill) => {
  const heard: unknown[] = [];
  const items = menuItems({
    window: { id: 'draw', program: '/draw', location, box, fill, minimised: false },
    navigator: { createHref: String, go: jest.fn(), push: (to) => heard.push(to), replace: jest.fn() },
    dispatch: (action) => heard.push(action),
    arrange: (what) => heard.push(what),
    onMinimise: () => heard.push('minimise'),
  });
  return { heard, items };
};

describe('the menu of a window', () => {
  it.each([
    ['free', ['Move', 'Size', 'Minimise', 'Maximise', 'Tile Left', 'Tile Right', 'Close Window']],
    ['whole', ['Restore', 'Minimise', 'Tile Left', 'Tile Right', 'Close Window']],
    ['left', ['Restore', 'Minimise', 'Maximise', 'Tile Right', 'Close Window']],
    ['right', ['Restore', 'Minimise', 'Maximise', 'Tile Left', 'Close Window']],
  ] as const)('of one that is %s has what can be done with it', (fill, labels) => {
    expect(itemsWhen(fill).items.map(([label]) => label)).toEqual(labels);
  });

  it('does what it says', () => {
    const { heard, items } = itemsWhen('free');
    items.forEach(([, run]) => run());
    const fill = (fill: Fill) => ({ do: 'fill', id: 'draw', fill });
    expect(heard).toEqual(['move', 'size', 'minimise', fill('whole'), fill('left'), fill('right'), '/']);
  });
});
