import type { MenuItem } from '../../shared/menu/menu-item';
import type { DesktopWindow, Fill } from './state/windows';
import type { Arranging } from './use-arranging';
import { WINDOW_KEYS } from '../../shared/keys';
import { WINDOW_MENU } from './window-texts';

/** What can be done with a window. */
export interface WindowCommands {
  arrange: (what: Arranging) => void;
  fill: (fill: Fill) => void;
  minimise: () => void;
  again: () => void;
  close: () => void;
}

/** What the menu of a window has: what cannot be done with it now is left out. */
export function menuItems({ fill: now, minimised }: DesktopWindow, commands: WindowCommands): readonly MenuItem[] {
  const fill = (fill: Fill, label: string, keys?: string): MenuItem[] =>
    fill === now ? [] : [{ label, run: () => commands.fill(fill), ...(keys && { keys }) }];
  const free: MenuItem[] = [
    { label: WINDOW_MENU.move, run: () => commands.arrange('move') },
    { label: WINDOW_MENU.size, run: () => commands.arrange('size') },
  ];
  return [
    ...fill('free', WINDOW_MENU.restore, now === 'whole' ? WINDOW_KEYS.maximise : undefined),
    ...(now === 'free' ? free : []),
    ...(minimised ? [] : [{ label: WINDOW_MENU.minimise, keys: WINDOW_KEYS.minimise, run: commands.minimise }]),
    ...fill('whole', WINDOW_MENU.maximise, WINDOW_KEYS.maximise),
    ...fill('left', WINDOW_MENU.left, WINDOW_KEYS.left),
    ...fill('right', WINDOW_MENU.right, WINDOW_KEYS.right),
    { label: WINDOW_MENU.again, run: commands.again },
    { label: WINDOW_MENU.close, keys: WINDOW_KEYS.close, run: commands.close },
  ];
}
