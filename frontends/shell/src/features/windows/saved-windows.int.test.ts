import { OPEN_WINDOWS } from '../../shared/storage-keys';
import { loadWindows, loadPlacement, saveWindows } from './saved-windows';
import { toBox } from './state/box';
import { emptyWindows, windowsReducer, type DesktopWindow } from './state/windows';

const AREA = { width: 1280, height: 760 };
const BOX = { x: 100, y: 50, width: 600, height: 400 };
const PROGRAMS = [{ to: '/draw' }, { to: '/mascots' }];

const create = (program: string): DesktopWindow => ({
  id: program,
  program,
  title: program,
  location: { pathname: `${program}/7`, search: '?page=2', hash: '', state: 'own', key: 'a' },
  size: { width: 1100, height: 1200 },
  box: BOX,
  isPlaced: true,
  tiling: 'left',
  minimized: true,
});

const open = (...programs: string[]) =>
  programs.reduce((all, program) => windowsReducer(all, { do: 'open', window: create(program) }), emptyWindows(AREA));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('restored windows', () => {
  it('keep their boxes, and none of them is in front', () => {
    saveWindows(open('/draw', '/mascots'));
    const windows = loadWindows(AREA, PROGRAMS);
    expect(windows).toMatchObject({ stack: ['/draw', '/mascots'], front: null });
    const location = { pathname: '/draw/7', search: '?page=2', hash: '', state: null, key: 'default' };
    expect(windows.all[0]).toEqual({ ...create('/draw'), location });
  });

  it('fit into a smaller area, and windows of uninstalled programs are dropped', () => {
    saveWindows(open('/draw', '/gone'));
    const small = { width: 500, height: 300 };
    const { all, stack } = loadWindows(small, PROGRAMS);
    expect(stack).toEqual(['/draw']);
    expect(all.map((one) => toBox({ ...one, tiling: 'free' }, small))).toEqual([{ x: 0, y: 0, ...small }]);
    saveWindows({ ...open(), all, stack });
    expect(loadWindows(AREA, PROGRAMS).all.map(({ box }) => box)).toEqual([BOX]);
  });

  it.each(['{', '7', '{"all":[{"id":"a"}],"stack":[]}', '{"all":[],"stack":[7]}'])(
    'are empty when %s is stored',
    (text) => {
      sessionStorage.setItem(OPEN_WINDOWS, text);
      expect(loadWindows(AREA, PROGRAMS)).toEqual(emptyWindows(AREA));
    },
  );

  it('pass their boxes to the next windows of their programs, even after they were closed', () => {
    saveWindows(open('/draw'));
    saveWindows(emptyWindows(AREA));
    expect(sessionStorage.getItem(OPEN_WINDOWS)).toBeNull();
    expect(loadPlacement('/draw')).toEqual({ box: BOX, isPlaced: true, tiling: 'left' });
    expect(loadPlacement('/mascots')).toBeUndefined();
  });
});
