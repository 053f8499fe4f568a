import type { LeaseTiming } from '../lease-timing.js';

/** Heartbeats without pauses: tests wait for events, never for a time. */
export const IMMEDIATE_LEASES: LeaseTiming = {
  beatMs: 0,
  missedBeats: 1000,
  confirmationMs: Infinity,
  coolDownBeats: 3,
  longestCoolDownBeats: 3,
  pause: () => new Promise<void>((resolve) => setImmediate(resolve)),
};
