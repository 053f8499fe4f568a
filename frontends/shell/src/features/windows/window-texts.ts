/** What can be done with a window, as its menu calls it. */
export const WINDOW_MENU = {
  restore: 'Restore',
  move: 'Move',
  size: 'Size',
  minimise: 'Minimise',
  maximise: 'Maximise',
  left: 'Tile Left',
  right: 'Tile Right',
  again: 'Open in New Window',
  close: 'Close Window',
} as const;

/** Said while a window is moved or sized by keyboard. */
export const ARRANGING = {
  move: 'Arrow keys move the window. Enter ends, Escape takes it back.',
  size: 'Arrow keys size the window. Enter ends, Escape takes it back.',
} as const;

/** Said when a key or a menu has changed how a window fills the room. */
export const FILLED = {
  free: 'restored',
  whole: 'maximised',
  left: 'tiled left',
  right: 'tiled right',
} as const;

export const SHOW_DESKTOP = 'Show desktop';
