/** What can be done with a window, as its menu calls it. */
export const WINDOW_MENU = {
  restore: 'Restore',
  move: 'Move',
  size: 'Size',
  minimise: 'Minimise',
  maximise: 'Maximise',
  left: 'Tile Left',
  right: 'Tile Right',
  close: 'Close Window',
} as const;

/** Said while a window is moved or sized by keyboard. */
export const ARRANGING = {
  move: 'Arrow keys move the window. Enter ends, Escape takes it back.',
  size: 'Arrow keys size the window. Enter ends, Escape takes it back.',
} as const;
