import { OPEN_WINDOWS } from '../../shared/open-windows';
import { keepWindows, keptWindows, placeBefore } from './kept-windows';
import { boxOf, changed, noWindows, type DesktopWindow } from './state/windows';

const AREA = { width: 1280, height: 760 };
const BOX = { x: 100, y: 50, width: 600, height: 400 };
const PROGRAMS = [{ to: '/draw' }, { to: '/mascots' }];

const aWindow = (program: string): DesktopWindow => ({
  id: program,
  program,
  title: program,
  location: { pathname: `${program}/7`, search: '?page=2', hash: '', state: 'own', key: 'a' },
  box: BOX,
  isPlaced: true,
  fill: 'left',
  minimised: true,
});

const open = (...programs: string[]) =>
  programs.reduce((all, program) => changed(all, { do: 'open', window: aWindow(program) }), noWindows(AREA));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('windows of an earlier load', () => {
  it('come back where they were, and none of them in front', () => {
    keepWindows(open('/draw', '/mascots'));
    const kept = keptWindows(AREA, PROGRAMS);
    expect(kept).toMatchObject({ stack: ['/draw', '/mascots'], front: null });
    const location = { pathname: '/draw/7', search: '?page=2', hash: '', state: null, key: 'default' };
    expect(kept.all[0]).toEqual({ ...aWindow('/draw'), location, hangs: false });
  });

  it('come back inside a smaller room, and without those whose program is gone', () => {
    keepWindows(open('/draw', '/gone'));
    const small = { width: 500, height: 300 };
    const { all, stack } = keptWindows(small, PROGRAMS);
    expect(stack).toEqual(['/draw']);
    expect(all.map((one) => boxOf({ ...one, fill: 'free' }, small))).toEqual([{ x: 0, y: 0, ...small }]);
    keepWindows({ ...open(), all, stack });
    expect(keptWindows(AREA, PROGRAMS).all.map(({ box }) => box)).toEqual([BOX]);
  });

  it.each(['{', '7', '{"all":[{"id":"a"}],"stack":[]}', '{"all":[],"stack":[7]}'])(
    'are none where %s is kept',
    (text) => {
      sessionStorage.setItem(OPEN_WINDOWS, text);
      expect(keptWindows(AREA, PROGRAMS)).toEqual(noWindows(AREA));
    },
  );

  it('leave their places to the next ones of their programs, also when they were closed', () => {
    keepWindows(open('/draw'));
    keepWindows(noWindows(AREA));
    expect(sessionStorage.getItem(OPEN_WINDOWS)).toBeNull();
    expect(placeBefore('/draw')).toEqual({ box: BOX, isPlaced: true, fill: 'left' });
    expect(placeBefore('/mascots')).toBeUndefined();
  });
});
