/** Toasts: how many show at once, how long they stay, and how they are reached and swiped away. */
export const NOTIFICATIONS = {
  visible: 1,
  durationMs: 5000,
  removalMs: 1_000_000,
  swipePx: 50,
  hotkey: 'F8',
  maxWidthPx: 420,
} as const;

export const TOOLTIPS = { openDelayMs: 700, skipDelayMs: 300, sideOffsetPx: 4 } as const;

/** The music player; volumes from 0 to 1. */
export const MUSIC = { tracks: 3, volume: { default: 0.7, lowest: 0, highest: 1, step: 0.1 } } as const;

/** What the music player says when it cannot play. */
export const MUSIC_MESSAGES = {
  skipped: { title: 'Track skipped', body: (track: string) => `"${track}" could not be played.` },
  silent: { title: 'No music', body: 'None of the tracks could be played. Please try again later.' },
} as const;

/** With more pages than this, page buttons between the ends and the current page's neighbours collapse. */
export const PAGES_SHOWN_IN_FULL = 7;
