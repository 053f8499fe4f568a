import { setTimeout as sleep } from 'node:timers/promises';

/** How fast a dead owner is noticed. */
export interface LeaseTiming {
  /** Between two looks, and between two beats, in milliseconds. */
  readonly beatMs: number;
  /** Beats that an owner may miss before it counts as gone. */
  readonly missedBeats: number;
  /** How long the owner may count on its lease after a beat: well within the time that others give it. */
  readonly confirmedForMs: number;
  /** Beats for which a node whose duty has ended stands back; doubled each time, up to the longest. */
  readonly coolDownBeats: number;
  readonly longestCoolDownBeats: number;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** A dead owner is replaced within eight seconds; one that ends again and again tries every five minutes. */
export const LEASE_TIMING: LeaseTiming = {
  beatMs: 1500,
  missedBeats: 4,
  confirmedForMs: 3000,
  coolDownBeats: 8,
  longestCoolDownBeats: 200,
  // An aborted pause just ends early.
  pause: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined),
};
