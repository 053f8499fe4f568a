import { START_KEYS } from '../../shared/keys';
import { shownKeys, WINDOW_KEYS } from '../../shared/keys';

/** What the keys of windows do, for readers who have no window before them. */
const OF_WINDOWS: Readonly<Record<keyof typeof WINDOW_KEYS, string>> = {
  next: 'Go to the next window',
  previous: 'Go to the window before',
  maximise: 'Maximise the window, or restore it',
  minimise: 'Minimise the window',
  left: 'Tile the window left, or restore it',
  right: 'Tile the window right, or restore it',
  close: 'Close the window',
};

const isName = (name: string): name is keyof typeof WINDOW_KEYS => name in WINDOW_KEYS;

export interface Shortcut {
  does: string;
  /** Each of them does it. */
  keys: readonly string[];
}

/** All keys of the desktop itself. */
export const SHORTCUTS: readonly Shortcut[] = [
  { does: 'Open START, or close it', keys: START_KEYS.map(shownKeys) },
  { does: 'Search, while START is open', keys: ['Any letter'] },
  ...Object.keys(WINDOW_KEYS)
    .filter(isName)
    .map((name) => ({ does: OF_WINDOWS[name], keys: [shownKeys(WINDOW_KEYS[name])] })),
  { does: 'Open a link in a window of its own', keys: ['Ctrl+Click', 'Middle click'] },
  { does: 'Close what is open', keys: ['Esc'] },
];
