import type { CircuitBreaker } from '../../turns/circuit-breaker.js';
import { EventStoreUnavailable } from '../errors.js';
import type { Connection, Connections } from './connection.js';
import { type Call, sortFailure } from './failures.js';
import { Backoff, type Timing } from './timing.js';

export interface Tools {
  readonly connections: Connections;
  readonly timing: Timing;
  /** Left out for calls that go on trying while the server is known to be away. */
  readonly breaker?: CircuitBreaker;
}

/** The attempts at one call, over one connection after another, while its patience lasts. */
export class Retries extends Backoff {
  private isOutcomeUnknown = false;

  /** @throws EventStoreUnavailable at once while the server is known to be away */
  constructor(
    private readonly tools: Tools,
    private readonly call: Call = {},
  ) {
    super(tools.timing.backoff);
    tools.breaker?.assertClosed();
    this.start();
  }

  /** Waits for the next attempt; returns false when there is nothing to read. @throws the verdict, EventStoreUnavailable */
  async isWorthwhileAfter(error: unknown, connection: Connection): Promise<boolean> {
    const { connections, breaker } = this.tools;
    const failure = sortFailure(error, this.call, this.hasFailed);
    if (failure.kind === 'verdict') {
      if (failure.error === undefined) return false;
      throw failure.error;
    }
    this.isOutcomeUnknown ||= failure.kind === 'unknown_outcome';
    if (!failure.keepsConnection) void connection.discard(error);
    if (!this.hasAnother()) {
      const message = this.isOutcomeUnknown ? 'EventStoreDB has not confirmed an append' : 'EventStoreDB is away';
      const unavailable = new EventStoreUnavailable(message, { cause: error });
      void breaker?.open(unavailable);
      throw unavailable;
    }
    await this.wait(connections.closed);
    return true;
  }
}
