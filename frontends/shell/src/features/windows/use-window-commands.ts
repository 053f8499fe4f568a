import { MAIN_PAGES } from '@marcel/contracts';
import { useState, type Dispatch } from 'react';
import { useNavigate } from 'react-router-dom';
import { newWindow } from '../../shared/new-window';
import type { WindowCommands } from './menu-items';
import { addressOf, entryOf } from './navigator';
import type { DesktopWindow, WindowAction, Windows } from './state/windows';
import { useArranging } from './use-arranging';
import type { WindowProgram } from './window-program';
import { ARRANGING, FILLED } from './window-texts';

interface Options {
  windows: Windows;
  dispatch: Dispatch<WindowAction>;
  programs: readonly WindowProgram[];
}

/** What visitors do with windows by buttons, menus and keys, and what is said of it to those who do not see it. */
export function useWindowCommands({ windows, dispatch, programs }: Options) {
  const navigate = useNavigate();
  const [said, say] = useState('');
  const [arranging, arrange] = useArranging(windows.area, dispatch);

  const show = ({ id, location }: DesktopWindow) => {
    if (id === windows.front) return;
    void navigate(addressOf(location), { state: entryOf({ id, location }) });
  };
  const minimise = (window: DesktopWindow) => {
    dispatch({ do: 'minimise', id: window.id });
    say(`${window.title} minimised`);
    if (window.id === windows.front) showBelow(window);
  };
  const showBelow = (window: DesktopWindow) => {
    const visible = windows.all.filter((one) => one !== window && !one.minimised);
    const next = windows.stack.findLast((id) => visible.some((one) => one.id === id));
    const below = visible.find(({ id }) => id === next);
    if (below) show(below);
    else void navigate(MAIN_PAGES.desktop);
  };
  const openAnew = (address: string) => {
    void navigate(address, { state: newWindow() });
  };
  const close = (window: DesktopWindow) => {
    dispatch({ do: 'close', id: window.id });
    say(`${window.title} closed`);
    if (window.id !== windows.front) return;
    if (programs.find(({ to }) => to === window.program)?.ofDesktop) showBelow(window);
    else void navigate(MAIN_PAGES.desktop);
  };
  const commandsOf = (window: DesktopWindow): WindowCommands => ({
    arrange: (what) => {
      show(window);
      arrange(window, what);
    },
    fill: (fill) => {
      show(window);
      dispatch({ do: 'fill', id: window.id, fill });
      say(`${window.title} ${FILLED[fill]}`);
    },
    minimise: () => minimise(window),
    again: () => openAnew(addressOf(window.location)),
    close: () => close(window),
  });
  const step = (by: 1 | -1) => {
    const { all, front } = windows;
    const from = all.findIndex(({ id }) => id === front);
    const at = from < 0 && by < 0 ? all.length - 1 : (from + by + all.length) % all.length;
    const next = all[at];
    if (!next) return;
    show(next);
    say(`${next.title}, window ${at + 1} of ${all.length}`);
  };
  const showDesktop = () => {
    dispatch({ do: 'showDesktop' });
    void navigate(MAIN_PAGES.desktop);
  };
  return {
    commandsOf,
    show,
    minimise,
    step,
    openAnew,
    showDesktop,
    said: arranging ? ARRANGING[arranging.what] : said,
    arranging,
  };
}
