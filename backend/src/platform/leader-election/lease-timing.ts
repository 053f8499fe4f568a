import { setTimeout as sleep } from 'node:timers/promises';

/** How fast a dead owner is noticed, in milliseconds. */
export interface LeaseTiming {
  /** Between two looks, and between two beats. */
  readonly beatMs: number;
  /** Beats that an owner may miss before it counts as gone. */
  readonly missedBeats: number;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** A dead owner is replaced within eight seconds. */
export const LEASE_TIMING: LeaseTiming = {
  beatMs: 1500,
  missedBeats: 4,
  // An aborted pause just ends early.
  pause: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined),
};
