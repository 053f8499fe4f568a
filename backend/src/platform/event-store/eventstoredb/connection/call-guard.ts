import type { Client as GrpcClient } from '@grpc/grpc-js';
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { Readable } from 'node:stream';
import { askingForEnds } from './asking-for-ends.js';

/** Told of what the client keeps to itself. */
export interface CallObserver {
  /** A call over the channel of this gRPC client has begun. */
  streamOpened(grpcClient: Pick<GrpcClient, 'close'>): void;
  /** An append was answered, whether anybody waited for it or not. */
  appendAnswered(): void;
  /** The long call for appends is over; the client would go on using it and wait for ever. */
  appendsEnded(): void;
}

const FACTORY = 'GRPCStreamCreator';

type OpenStream = (grpcClient: Pick<GrpcClient, 'close'>) => Readable | Promise<Readable>;

/**
 * Guards the client against two of its own faults. All clients of a process share one table of appends under way, and
 * the failure of one empties it: an answer that comes later is for nobody, and the client would throw where nothing
 * catches it, which ends the process. And it does not notice when the server ends the call for appends without an
 * error. It offers no seam for either, so that its factory of calls is wrapped; the client's version is pinned. By the same way
 * reads of a stream ask for its end.
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
        // The append has been given up and is sent again; the server knows it by its ids.
      }
    });
  }
  // A failure, which says more, comes with an end too, and is told to those who wait only after it.
  stream.once('end', () => setImmediate(() => observer.appendsEnded()));
}
