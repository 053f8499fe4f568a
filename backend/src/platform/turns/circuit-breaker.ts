import pRetry from 'p-retry';
import { StoreUnavailable } from '../errors/store-unavailable.js';
import { type Backoff, forever, isTransient } from './retry.js';

/** Fails calls at once while a store is known to be away. A probe finds out when it is back. */
export class CircuitBreaker {
  private cause: StoreUnavailable | undefined;

  /**
   * @param probe rejects with StoreUnavailable while the store is away
   * @param backoff between two probes
   * @param closed aborts when nobody needs the store any more
   */
  constructor(
    private readonly probe: () => Promise<unknown>,
    private readonly backoff: Backoff,
    private readonly closed: AbortSignal,
  ) {}

  /** @throws the error that opened it */
  assertClosed(): void {
    if (this.cause !== undefined) throw this.cause;
  }

  /** Resolves, and never rejects, when a probe has got through. */
  async open(cause: StoreUnavailable): Promise<void> {
    if (this.cause !== undefined) return;
    this.cause = cause;
    const options = { ...forever(this.backoff), signal: this.closed };
    const shouldRetry = ({ error }: { readonly error: Error }) => isTransient(error);
    await pRetry(this.probe, { ...options, shouldRetry }).catch(() => undefined);
    this.cause = undefined;
  }
}
