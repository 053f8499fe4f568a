import type { SAVER_WAITS } from '../../shared/display/choices';

type Wait = (typeof SAVER_WAITS)[number];

/** How long the screensaver waits for somebody, in milliseconds. */
export const waitOf = (chosen: Wait): number => (chosen === 'off' ? Infinity : Number(chosen) * 60_000);
