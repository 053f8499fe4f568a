import { NotLeaderError } from '@eventstore/db-client';
import { setMaxListeners } from 'node:events';
import { EventStoreUnavailable } from '../../errors.js';
import { addressOf, type EndPoint } from './addresses.js';
import { Connection } from './connection.js';

/** The one connection in use, replaced once it is discarded. */
export class Connections {
  private readonly closing = new AbortController();
  private current: Connection;
  /** Who leads, if the last failure has told. */
  private leader: EndPoint | undefined;

  constructor(
    private readonly url: string,
    private readonly disposeTimeoutMs: number,
  ) {
    this.current = new Connection(url, disposeTimeoutMs);
    setMaxListeners(0, this.closed);
  }

  /** Aborts when nothing more is to be begun. */
  get closed(): AbortSignal {
    return this.closing.signal;
  }

  /** @throws EventStoreUnavailable once closed */
  use(): Connection {
    this.assertOpen();
    if (this.current.discarded.aborted) {
      const url = this.leader === undefined ? this.url : addressOf(this.url, this.leader);
      this.current = new Connection(url, this.disposeTimeoutMs);
    }
    return this.current;
  }

  /** Lets go of a connection on which something failed; the next one is to the leader if this one was not. */
  giveUp(connection: Connection, cause: unknown): void {
    if (connection.discarded.aborted) return;
    this.leader = cause instanceof NotLeaderError ? cause.leader : undefined;
    void connection.discard(cause);
  }

  /** @throws EventStoreUnavailable once closed */
  assertOpen(): void {
    if (this.closed.aborted) throw new EventStoreUnavailable('The event store is closed');
  }

  /** Lets nothing more begin; what is under way goes on. */
  stop(): void {
    this.closing.abort();
  }

  async close(): Promise<void> {
    this.stop();
    await this.current.discard();
  }
}
