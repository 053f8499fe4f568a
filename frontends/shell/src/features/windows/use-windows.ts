import { MAIN_PAGES, PAGES, type PageMeta } from '@marcel/contracts';
import { useEffect, useLayoutEffect, useReducer, type Dispatch, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { DISPLAY, GALLERY, MY_THINGS, type Program, README } from '../../shared/programs';
import { useEvent } from '../../shared/use-event';
import { toAddress, toEntryState, readEntryState, isWithin } from './navigator';
import { loadWindows, loadPlacement, saveWindows } from './saved-windows';
import type { Size } from '../../shared/geometry';
import { defaultBox, findFreeBox, toBox } from './state/box';
import { windowsReducer, type WindowAction, type Windows } from './state/windows';

export interface WindowProgram extends Program {
  content: ReactNode;
  /** Title and description of the page, for a window of the desktop itself. */
  desktopMeta?: PageMeta;
  isMaximized?: boolean;
}

const TASKBAR_HEIGHT = 40;

const WIDE_SIZE: Size = { width: 1600, height: 1400 };

/** The largest size of a new window by the start of its address. */
const MAX_SIZES: readonly (readonly [start: string, size: Size])[] = [
  [PAGES.adminLogin, { width: 480, height: 330 }],
  [PAGES.admin, WIDE_SIZE],
  [PAGES.directory, WIDE_SIZE],
  [GALLERY.to, WIDE_SIZE],
  [MY_THINGS.to, { width: 680, height: 640 }],
  [DISPLAY.to, { width: 760, height: 728 }],
  [README.to, { width: 760, height: 900 }],
];

const findMaxSize = (address: string): Size =>
  MAX_SIZES.find(([start]) => address.startsWith(start))?.[1] ?? { width: 1100, height: 1200 };

const readArea = (): Size => ({ width: window.innerWidth, height: window.innerHeight - TASKBAR_HEIGHT });

export function useWindows(programs: readonly WindowProgram[], isWide: boolean): [Windows, Dispatch<WindowAction>] {
  const [windows, dispatch] = useReducer(windowsReducer, null, () =>
    // Skip windows that belong to the desktop, such as My Things: only an address like `/?window=mine` opens them, so `/` stays free.
    loadWindows(
      readArea(),
      programs.filter(({ desktopMeta }) => !desktopMeta),
    ),
  );
  const location = useLocation();
  const navigate = useNavigate();
  const isBackNavigation = `${useNavigationType()}` === 'POP';

  useLayoutEffect(() => {
    const { pathname, search, hash, key } = location;
    const entry = readEntryState(location);
    const address = toAddress(location);
    const page = programs.find(({ to }) => isWithin(to, address));
    const { all, area, front } = windows;
    if (page === undefined) {
      if (isBackNavigation && address === MAIN_PAGES.desktop && front !== null)
        dispatch({ do: isWide ? 'minimize' : 'close', id: front });
      dispatch({ do: 'leave' });
      return;
    }
    const { to: program, title } = page;
    const here = { pathname, search, hash, key, state: entry.programState };
    const size = findMaxSize(address);
    const existing =
      all.find(({ id }) => id === entry.window) ??
      (entry.window ? undefined : all.findLast((one) => one.program === program));
    if (existing && entry.asksForProgram && isWide && !isBackNavigation && existing.id !== front) {
      void navigate(toAddress(existing.location), { replace: true, state: toEntryState(existing) });
      return;
    }
    if (existing) {
      dispatch({ do: 'show', id: existing.id, location: here, size });
      return;
    }
    const savedPlacement = loadPlacement(program);
    const others = all.map((one) => toBox(one, area));
    const box = findFreeBox(area, others, savedPlacement?.isPlaced ? savedPlacement.box : defaultBox(area, size));
    dispatch({
      do: 'open',
      window: {
        id: entry.window ?? createUnusedId(key, all),
        program,
        title,
        location: here,
        size,
        box,
        isPlaced: savedPlacement?.isPlaced ?? false,
        tiling: savedPlacement?.tiling ?? (page.isMaximized ? 'maximized' : 'free'),
        minimized: false,
      },
    });
    // The windows follow the address, not the other way round.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [location]);

  useEffect(() => saveWindows(windows), [windows]);

  useEvent(window, 'resize', () => dispatch({ do: 'resizeArea', area: readArea() }));
  return [windows, dispatch];
}

/** Returns an id from the key of a history entry, which may be in use since an earlier load. */
const createUnusedId = (key: string, all: Windows['all']): string =>
  all.some(({ id }) => id === key) ? createUnusedId(`${key}-`, all) : key;
