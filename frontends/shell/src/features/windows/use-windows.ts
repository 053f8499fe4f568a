import { MAIN_PAGES } from '@marcel/contracts';
import { useEffect, useLayoutEffect, useReducer, type Dispatch } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { addressOf, entryOf, entryState, isBelow } from './navigator';
import { roomNow } from './room';
import { placeAgain, placeFor } from './state/place';
import { keepWindows, keptWindows, placeBefore } from './kept-windows';
import type { WindowProgram } from './window-program';
import { boxOf, changed, type Windows, type WindowAction } from './state/windows';

/** Those of the desktop come back by their address alone: at its own they would cover it. */
const staysOpen = ({ ofDesktop }: WindowProgram): boolean => !ofDesktop;

/** The windows of the desktop: the address says which one is in front, and where. */
export function useWindows(programs: readonly WindowProgram[], wide: boolean): [Windows, Dispatch<WindowAction>] {
  const [windows, dispatch] = useReducer(changed, null, () => keptWindows(roomNow(), programs.filter(staysOpen)));
  const location = useLocation();
  const navigate = useNavigate();
  const back = `${useNavigationType()}` === 'POP';

  useLayoutEffect(() => {
    const { pathname, search, hash, key } = location;
    const entry = entryState(location);
    const address = addressOf(location);
    const page = programs.find(({ to }) => isBelow(to, address));
    const { all, area, front } = windows;
    if (page === undefined) {
      const goesDown = back && address === MAIN_PAGES.desktop;
      if (goesDown && front !== null) dispatch({ do: wide ? 'minimise' : 'close', id: front });
      dispatch({ do: 'leave' });
      return;
    }
    const { to: program, title } = page;
    const here = { pathname, search, hash, key, state: entry.own };
    const known =
      all.find(({ id }) => id === entry.window) ??
      (entry.window ? undefined : all.findLast((one) => one.program === program));
    if (known && entry.asksForProgram && wide && !back && known.id !== front) {
      void navigate(addressOf(known.location), { replace: true, state: entryOf(known) });
      return;
    }
    if (known) {
      dispatch({ do: 'go', id: known.id, location: here });
      dispatch({ do: 'show', id: known.id });
      return;
    }
    const before = placeBefore(program);
    const others = all.map((one) => boxOf(one, area));
    const placed = before && before.isPlaced !== false ? placeAgain(area, others, before.box) : undefined;
    const id = entry.window ?? freeId(key, all);
    dispatch({
      do: 'open',
      window: {
        id,
        program,
        title,
        location: here,
        box: placed ?? placeFor(area, others),
        isPlaced: placed !== undefined,
        fill: before?.fill ?? (page.whole ? 'whole' : 'free'),
        minimised: false,
      },
    });
    // What is open follows the address, not the other way round.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [location]);

  useEffect(() => keepWindows(windows), [windows]);

  useEffect(() => {
    const fit = () => dispatch({ do: 'resizeArea', area: roomNow() });
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, []);
  return [windows, dispatch];
}

/** The key of an entry may be that of an earlier load, as all pages have that nobody has gone to. */
const freeId = (key: string, all: Windows['all']): string =>
  all.some(({ id }) => id === key) ? freeId(`${key}-`, all) : key;
