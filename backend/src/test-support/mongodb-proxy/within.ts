import { once, type EventEmitter } from 'node:events';

export async function toldWithin(
  changes: EventEmitter,
  event: string,
  timeoutMs: number | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  const limit = new AbortController();
  const end = (): void => limit.abort();
  signal.addEventListener('abort', end, { once: true });
  const timer = timeoutMs === undefined ? undefined : setTimeout(end, timeoutMs).unref();
  if (signal.aborted) end();
  try {
    await once(changes, event, { signal: limit.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
