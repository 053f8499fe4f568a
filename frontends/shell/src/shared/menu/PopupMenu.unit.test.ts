import { fitMenu } from './PopupMenu';

it.each([
  ['starts at the point', 600, 600],
  ['ends at the point near the edge', 1270, 1090],
  ['stays on the screen', 1300, 1100],
])('a menu %s', (_, at, start) => {
  expect(fitMenu(at, 180, 1280)).toBe(start);
});

it('a menu that fits on neither side starts at the edge', () => {
  expect(fitMenu(90, 160, 120)).toBe(0);
});
