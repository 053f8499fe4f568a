/**
 * What keys do with the window in front. Browsers and screen readers leave these free; arrow keys with Alt and Shift select text on
 * a Mac, and letters with them are taken by Chromium's groups of tabs.
 */
export const WINDOW_KEYS = {
  next: 'Alt+PageDown',
  previous: 'Alt+PageUp',
  maximise: 'Alt+Shift+PageUp',
  minimise: 'Alt+Shift+PageDown',
  left: 'Alt+Shift+Home',
  right: 'Alt+Shift+End',
  close: 'Alt+Shift+Delete',
} as const;

/** How keyboards name the keys. */
export const shownKeys = (keys: string): string =>
  keys
    .replace('Page', 'Pg')
    .replace('Down', 'Dn')
    .replace('Delete', 'Del')
    .replace('Control', 'Ctrl')
    .replace('Escape', 'Esc');
