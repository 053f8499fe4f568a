import { PAGES } from '@marcel/contracts';
import type { Dispatch } from 'react';
import type { Navigator } from 'react-router-dom';
import type { DesktopWindow, Fill, WindowAction } from './state/windows';
import type { Arranging } from './use-arranging';
import { WINDOW_MENU } from './window-texts';

interface MenuOptions {
  window: DesktopWindow;
  navigator: Navigator;
  dispatch: Dispatch<WindowAction>;
  arrange: (what: Arranging) => void;
  onMinimise: () => void;
}

type MenuItem = readonly [label: string, run: () => void];

/** What the menu of a window has: what cannot be done with it now is left out. */
export function menuItems({ window, navigator, dispatch, arrange, onMinimise }: MenuOptions): readonly MenuItem[] {
  const { id, fill: now } = window;
  const fill = (label: string, fill: Fill): MenuItem[] =>
    fill === now ? [] : [[label, () => dispatch({ do: 'fill', id, fill })]];
  const free: MenuItem[] = [
    [WINDOW_MENU.move, () => arrange('move')],
    [WINDOW_MENU.size, () => arrange('size')],
  ];
  return [
    ...fill(WINDOW_MENU.restore, 'free'),
    ...(now === 'free' ? free : []),
    [WINDOW_MENU.minimise, onMinimise],
    ...fill(WINDOW_MENU.maximise, 'whole'),
    ...fill(WINDOW_MENU.left, 'left'),
    ...fill(WINDOW_MENU.right, 'right'),
    [WINDOW_MENU.close, () => navigator.push(PAGES.desktop)],
  ];
}
