import { setMaxListeners } from 'node:events';
import { EventStoreUnavailable } from '../../errors.js';
import { Connection } from './connection.js';

/** The one connection in use, replaced once it is discarded. */
export class Connections {
  private readonly closing = new AbortController();
  private current: Connection;

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
    if (this.current.discarded.aborted) this.current = new Connection(this.url, this.disposeTimeoutMs);
    return this.current;
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
