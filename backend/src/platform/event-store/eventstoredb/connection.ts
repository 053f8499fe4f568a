import { EventStoreDBClient } from '@eventstore/db-client';
import { parseConnectionString } from '@eventstore/db-client/dist/Client/parseConnectionString.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { Client as GrpcClient } from '@grpc/grpc-js';
import { setMaxListeners } from 'node:events';
import { Duplex, type Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { withTimeout } from '../../scheduling/with-timeout.js';
import { EventStoreUnavailable } from '../errors.js';

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
    discoverThroughAllSeeds(this.client, url);
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
    await withTimeout(this.client.dispose(), this.disposeTimeoutMs).catch(() => undefined);
    for (const grpcClient of this.grpcClients) grpcClient.close();
  }
}

export interface CallObserver {
  streamOpened(grpcClient: Pick<GrpcClient, 'close'>): void;
  /** Called for each answered append, also when nobody waits for it. */
  appendAnswered(): void;
  appendsEnded(): void;
}

type OpenStream = (grpcClient: Pick<GrpcClient, 'close'>) => Readable | Promise<Readable>;

/**
 * Works around three bugs of the client, whose version is pinned:
 * - All clients of a process share one table of pending appends, which a failure of one empties. A later answer then makes the
 *   client throw uncaught, which ends the process.
 * - A failed call ends the process, too, while appends wait until it drains.
 * - It does not notice when the server ends that call without an error.
 * There is no hook for them, so this wraps the client's factory of calls. It also makes reads of a stream ask for its end.
 */
export function guardCalls(client: EventStoreDBClient, observer: CallObserver): void {
  const factory = requireMethod(client, 'GRPCStreamCreator');
  const guarded = (type: unknown, name: unknown, open: OpenStream, cache?: unknown): unknown => {
    const observed: OpenStream = async (grpcClient) => {
      observer.streamOpened(grpcClient);
      const stream = await open(name === 'readStream' ? requestingStreamEnds(grpcClient) : grpcClient);
      if (cache !== undefined && stream instanceof Duplex) guardAppends(stream, observer);
      return stream;
    };
    return Reflect.apply(factory, client, [type, name, observed, cache]);
  };
  Object.defineProperty(client, 'GRPCStreamCreator', { value: guarded });
}

function requireMethod(client: EventStoreDBClient, name: string) {
  const method: unknown = Reflect.get(client, name);
  if (typeof method !== 'function') throw new TypeError(`The EventStoreDB client has no ${name} any more`);
  return method;
}

/** Only the call for appends is kept in a cache. */
function guardAppends(stream: Duplex, observer: CallObserver): void {
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
  // Nobody catches the error of an append that waits for the stream to drain, so report that it need not wait.
  const write = stream.write.bind(stream);
  Object.defineProperty(stream, 'write', { value: (request: unknown) => write(request) || true });
  // An error is emitted after the end: wait for it, because it says more.
  stream.once('end', () => setImmediate(() => observer.appendsEnded()));
}

const { ReadReq } = streams;

const REPORTS_ENDS = 1;

export function requestingStreamEnds<GrpcClient extends object>(grpcClient: GrpcClient): GrpcClient {
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

const HOSTS = /^esdb(?:\+discover)?:\/\/((?:[^:]+:[^@]+@)?)[^?]*\??/;

/** Each seed gets two seconds, unless the address has another `gossipTimeout`. */
const DISCOVER_ONCE = '?maxDiscoverAttempts=1&gossipTimeout=2&';

/** Asks all seeds for the leader at once. The client would ask them one by one, and wait for each that is down. */
function discoverThroughAllSeeds(client: EventStoreDBClient, url: string): void {
  const { hosts, dnsDiscover } = parseConnectionString(url);
  if (dnsDiscover || hosts.length === 1) return;
  const seedClients = hosts.map(({ address, port }) => {
    // The client looks for the leader only if it has several hosts.
    const twice = `${address}:${port},${address}:${port}`;
    const only = url.trim().replace(HOSTS, (_, credentials: string) => `esdb://${credentials}${twice}${DISCOVER_ONCE}`);
    return EventStoreDBClient.connectionString(only);
  });
  const discover = (seedClient: EventStoreDBClient): unknown =>
    Reflect.apply(requireMethod(seedClient, 'resolveUri'), seedClient, []);
  Object.defineProperty(client, 'resolveUri', { value: () => Promise.any(seedClients.map(discover)) });
}

const INTERVAL = /[?&]keep[-_]?alive[-_]?interval=(-?\d+)/i;

/**
 * Changes a connection string so that it gets a TCP connection of its own. Equal gRPC channels share one, and the keep-alive
 * interval is the only difference that the client lets through; its default is 10 s.
 */
export function ownConnection(url: string, number: number, ...options: readonly string[]): string {
  const interval = Number(INTERVAL.exec(url)?.[1] ?? 10_000);
  // oxlint-disable-next-line patterns/no-slow-pattern -- the address comes from the settings, not from visitors
  const base = url.trim().replace(/\/+$/, '');
  const keepAliveParameter = `keepAliveInterval=${interval < 0 ? interval : interval + number}`;
  return `${base}${base.includes('?') ? '&' : '?'}${[keepAliveParameter, ...options].join('&')}`;
}
