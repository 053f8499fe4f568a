import { EventStoreDBClient } from '@eventstore/db-client';
import type { Client as GrpcClient } from '@grpc/grpc-js';
import { setMaxListeners } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { within } from '../../../turns/within.js';
import { guardCalls } from './call-guard.js';

/** The connection was given up while somebody waited on it. */
export class ConnectionDiscarded extends Error {
  override readonly name = 'ConnectionDiscarded';
}

/** A client that is thrown away as soon as anything about it is in doubt. */
export class Connection {
  readonly client: EventStoreDBClient;
  /** Appends that were answered over this connection. */
  answers = 0;
  private readonly discarding = new AbortController();
  private readonly grpcClients = new Set<Pick<GrpcClient, 'close'>>();

  constructor(
    url: string,
    private readonly disposeTimeoutMs: number,
  ) {
    this.client = EventStoreDBClient.connectionString(url);
    setMaxListeners(0, this.discarded);
    guardCalls(this.client, {
      streamOpened: (grpcClient) => this.grpcClients.add(grpcClient),
      appendAnswered: () => void this.answers++,
      appendsEnded: () => void this.discard(),
    });
  }

  /** Aborts when the connection is given up. */
  get discarded(): AbortSignal {
    return this.discarding.signal;
  }

  /**
   * Whoever waits on the client is told at once; resolves when the client has let go, or was given the time to. It lets go in
   * a later turn: failures arrive in the middle of HTTP/2's own work, and cancelling a session's other streams from in there
   * makes Node go round in circles for ever (docs/upstream/http2-cancel-during-write.md).
   */
  async discard(cause?: unknown): Promise<void> {
    if (this.discarded.aborted) return;
    this.discarding.abort(new ConnectionDiscarded('The connection to EventStoreDB was given up', { cause }));
    await nextTurn();
    await within(this.client.dispose(), this.disposeTimeoutMs).catch(() => undefined);
    for (const grpcClient of this.grpcClients) grpcClient.close();
  }
}
