export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/**
 * Returns the promise's result unless the time limit ends or the signal aborts first. Does not cancel the work behind the promise.
 * @throws TimedOut, or the signal's reason
 */
export function withTimeout<Result>(promise: Promise<Result>, ms: number, signal?: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new TimedOut(`No answer within ${ms} ms`))), ms);
    const aborted = () => settle(() => reject(reasonOf(signal)));
    const settle = (outcome: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', aborted);
      outcome();
    };
    signal?.addEventListener('abort', aborted);
    const settled = () => settle(() => resolve(promise));
    promise.then(settled, settled);
    if (signal?.aborted === true) aborted();
  });
}

const reasonOf = (signal: AbortSignal | undefined): Error =>
  signal?.reason instanceof Error ? signal.reason : new Error('Aborted');
