import { AccessDeniedError, EventStoreDBClient, NotLeaderError } from '@eventstore/db-client';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { Client as GrpcClient } from '@grpc/grpc-js';
import { setMaxListeners } from 'node:events';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod/mini';
import { within } from '../../turns/within.js';
import { EventStoreAccessDenied, EventStoreUnavailable } from '../errors.js';

export class Connections {
  private readonly closing = new AbortController();
  private current: Connection;
  private leader: EndPoint | undefined;

  constructor(
    private readonly url: string,
    private readonly disposeTimeoutMs: number,
  ) {
    this.current = new Connection(url, disposeTimeoutMs);
    setMaxListeners(0, this.closed);
  }

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

  /** Closes a connection on which something failed; the next one is to the leader if this one was not. */
  giveUp(connection: Connection, cause: unknown): void {
    if (connection.discarded.aborted) return;
    this.leader = cause instanceof NotLeaderError ? cause.leader : undefined;
    void connection.discard(cause);
  }

  /** @throws EventStoreUnavailable once closed */
  assertOpen(): void {
    if (this.closed.aborted) throw new EventStoreUnavailable('The event store is closed');
  }

  stop(): void {
    this.closing.abort();
  }

  async close(): Promise<void> {
    this.stop();
    await this.current.discard();
  }
}

export class ConnectionDiscarded extends Error {
  override readonly name = 'ConnectionDiscarded';
}

export class Connection {
  readonly client: EventStoreDBClient;
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

  get discarded(): AbortSignal {
    return this.discarding.signal;
  }

  async discard(cause?: unknown): Promise<void> {
    if (this.discarded.aborted) return;
    this.discarding.abort(new ConnectionDiscarded('The connection to EventStoreDB was given up', { cause }));
    await nextTurn();
    await within(this.client.dispose(), this.disposeTimeoutMs).catch(() => undefined);
    for (const grpcClient of this.grpcClients) grpcClient.close();
  }
}

export interface CallObserver {
  streamOpened(grpcClient: Pick<GrpcClient, 'close'>): void;
  /** Called for each answered append, also when nobody waits for it. */
  appendAnswered(): void;
  appendsEnded(): void;
}

const FACTORY = 'GRPCStreamCreator';

type OpenStream = (grpcClient: Pick<GrpcClient, 'close'>) => Readable | Promise<Readable>;

/**
 * Works around two bugs of the client. All clients of a process share one table of pending appends, and a failure of one
 * empties it: a later answer makes the client throw uncaught, which ends the process. And the client does not notice when the
 * server ends the call for appends without an error. There is no hook for either, so this wraps its factory of calls; the
 * client's version is pinned. The wrapper also makes reads of a stream ask for its end.
 */
export function guardCalls(client: EventStoreDBClient, observer: CallObserver): void {
  const factory: unknown = Reflect.get(client, FACTORY);
  if (typeof factory !== 'function') throw new TypeError(`The EventStoreDB client has no ${FACTORY} any more`);
  const guarded = (type: unknown, name: unknown, open: OpenStream, cache?: unknown): unknown => {
    const observed: OpenStream = async (grpcClient) => {
      observer.streamOpened(grpcClient);
      const stream = await open(name === 'readStream' ? askingForEnds(grpcClient) : grpcClient);
      if (cache !== undefined) guardAppends(stream, observer);
      return stream;
    };
    return Reflect.apply(factory, client, [type, name, observed, cache]);
  };
  Object.defineProperty(client, FACTORY, { value: guarded });
}

/** Only the call for appends is kept in a cache. */
function guardAppends(stream: Readable, observer: CallObserver): void {
  const listeners = stream.listeners('data');
  stream.removeAllListeners('data');
  for (const listener of listeners) {
    stream.on('data', (answer: unknown) => {
      observer.appendAnswered();
      try {
        Reflect.apply(listener, stream, [answer]);
      } catch {
        // The append was given up and is sent again; the server recognizes it by its ids.
      }
    });
  }
  // An error is emitted after the end: wait for it, because it says more.
  stream.once('end', () => setImmediate(() => observer.appendsEnded()));
}

const { ReadReq } = streams;

const REPORTS_ENDS = 1;

export function askingForEnds<GrpcClient extends object>(grpcClient: GrpcClient): GrpcClient {
  return new Proxy(grpcClient, {
    get(target, property): unknown {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        const [request] = args;
        if (request instanceof ReadReq)
          request.getOptions()?.setControlOption(new ReadReq.Options.ControlOption().setCompatibility(REPORTS_ENDS));
        return Reflect.apply(value, target, args);
      };
    },
  });
}

/** gRPC's codes PERMISSION_DENIED and UNAUTHENTICATED. */
const DENIED = [7, 16];

const Coded = z.object({ code: z.number() });

/** Returns the error for a denied call, which a retry does not help. */
export function denial(error: unknown): EventStoreAccessDenied | undefined {
  const cause = causeOf(error);
  const { data } = Coded.safeParse(cause);
  if (!(cause instanceof AccessDeniedError) && !DENIED.includes(data?.code ?? 0)) return undefined;
  return new EventStoreAccessDenied('EventStoreDB denies access to the user of EVENTSTOREDB_URL', { cause });
}

/** @param error the last failure before the time limit */
export const unavailable = (message: string, error: unknown): EventStoreUnavailable =>
  new EventStoreUnavailable(message, { cause: causeOf(error) });

function causeOf(error: unknown): unknown {
  return error instanceof ConnectionDiscarded && error.cause !== undefined ? causeOf(error.cause) : error;
}

export interface EndPoint {
  readonly address: string;
  readonly port: number;
}

const HOSTS = /^esdb(?:\+discover)?:\/\/((?:[^:]+:[^@]+@)?)[^?]*/;

export const addressOf = (url: string, { address, port }: EndPoint): string =>
  url.trim().replace(HOSTS, (_, credentials: string) => `esdb://${credentials}${address}:${port}`);

const INTERVAL = /[?&]keep[-_]?alive[-_]?interval=(-?\d+)/i;

/** The client's default, in milliseconds. */
const DEFAULT_INTERVAL_MS = 10_000;

/**
 * Changes a connection string so that it gets a TCP connection of its own. Equal gRPC channels share one, and the keep-alive
 * interval is the only difference that the client lets through.
 */
export function ownConnection(url: string, number: number): string {
  const interval = Number(INTERVAL.exec(url)?.[1] ?? DEFAULT_INTERVAL_MS);
  if (interval < 0) return url;
  // oxlint-disable-next-line patterns/no-slow-pattern -- the address comes from the settings, not from visitors
  const base = url.trim().replace(/\/+$/, '');
  return `${base}${base.includes('?') ? '&' : '?'}keepAliveInterval=${interval + number}`;
}
