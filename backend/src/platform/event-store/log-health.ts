import { unlessUnavailable } from '../errors/store-unavailable.js';
import { EventStoreAccessDenied } from './errors.js';
import type { HealthCheck } from '../observability/health/health-check.js';
import type { EventStore } from './event-store.js';

export class LogHealth implements HealthCheck {
  readonly name = 'log';
  private known: string | undefined;

  constructor(private readonly events: Pick<EventStore, 'identity'>) {}

  async check(): Promise<string | undefined> {
    let identity: string | undefined;
    try {
      identity = await unlessUnavailable(() => this.events.identity());
    } catch (error) {
      if (error instanceof EventStoreAccessDenied) return 'the log does not let this user in';
      throw error;
    }
    if (identity === undefined) return 'the log cannot be reached';
    this.known ??= identity;
    return identity === this.known ? undefined : 'the log is another one than this node has begun with';
  }
}
