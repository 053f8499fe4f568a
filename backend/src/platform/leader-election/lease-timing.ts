import { setTimeout as sleep } from 'node:timers/promises';

export interface LeaseTiming {
  /** Milliseconds between two heartbeats, and between two checks. */
  readonly beatMs: number;
  /** Heartbeats that an owner may miss before it counts as dead. */
  readonly missedBeats: number;
  readonly confirmationMs: number;
  readonly coolDownBeats: number;
  readonly longestCoolDownBeats: number;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** A dead owner is replaced within eight seconds. An owner whose task keeps failing retries at most every five minutes. */
export const LEASE_TIMING: LeaseTiming = {
  beatMs: 1500,
  missedBeats: 4,
  confirmationMs: 3000,
  coolDownBeats: 8,
  longestCoolDownBeats: 200,
  // An aborted pause just ends early.
  pause: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined),
};
