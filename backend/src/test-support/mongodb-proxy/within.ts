import { once, type EventEmitter } from 'node:events';

/** Returns whether the event was emitted before the time was over and the signal aborted. */
export async function emittedWithin(
  changes: EventEmitter,
  event: string,
  timeoutMs: number | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  const limits = timeoutMs === undefined ? [signal] : [signal, AbortSignal.timeout(timeoutMs)];
  return once(changes, event, { signal: AbortSignal.any(limits) }).then(
    () => true,
    () => false,
  );
}
