import { once, type EventEmitter } from 'node:events';

/** Returns whether the event was emitted before the timeout, and before the signal aborted. */
export async function emittedWithin(
  changes: EventEmitter,
  event: string,
  timeoutMs: number | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  const timeout = new AbortController();
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => timeout.abort(), timeoutMs);
  try {
    await once(changes, event, { signal: AbortSignal.any([signal, timeout.signal]) });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
