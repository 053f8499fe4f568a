import type { Position } from '../event-store/event-store.js';
import type { Visibility } from '../consumers/projections/wait-for-all.js';

/** Can tell when those who follow the log have come to a position, on whichever node they run. */
export interface Progress {
  waitFor(position: Position, names: readonly string[], timeoutMs?: number): Promise<Visibility>;
}

/** Nest injection tokens. */
export const VIEW_PROGRESS = Symbol('ViewProgress');
export const AUTOMATION_PROGRESS = Symbol('AutomationProgress');
