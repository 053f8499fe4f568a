import type { Position } from './event-store.js';

/** In front of every position of every engine: of whoever has taken in nothing of the log. No engine reads from there. */
export const BEFORE_LOG: Position = '0';
