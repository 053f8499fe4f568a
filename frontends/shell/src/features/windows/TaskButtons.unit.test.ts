import type { DesktopWindow } from './state/windows';
import { groupTasks } from './TaskButtons';

const makeWindow = (program: string, id: string): DesktopWindow => ({
  id,
  program,
  title: id,
  location: { pathname: program, search: '', hash: '', state: null, key: id },
  size: { width: 1100, height: 1200 },
  box: { x: 0, y: 0, width: 600, height: 400 },
  isPlaced: false,
  tiling: 'free',
  minimized: false,
});
const windows = [makeWindow('/mascots', 'Tux'), makeWindow('/draw', 'Draw'), makeWindow('/mascots', 'Octocat')];

describe('the buttons of the taskbar', () => {
  it.each([
    [240, [['Tux'], ['Draw'], ['Octocat']]],
    [239, [['Tux', 'Octocat'], ['Draw']]],
  ])('share %i pixels among windows of %j', (room, expected) => {
    expect(groupTasks(windows, room).map((group) => group.map(({ title }) => title))).toEqual(expected);
  });
});
