import { status } from '@grpc/grpc-js';
import type { handleUnaryCall, ServerDuplexStream, ServerUnaryCall, ServerWritableStream } from '@grpc/grpc-js';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { LogDamaged } from '../../platform/event-store/errors.js';
import type { Faults } from './faults.js';
import { RpcFailure, unavailable } from './wire.js';

type StreamingCall<Request, Response> = ServerWritableStream<Request, Response> | ServerDuplexStream<Request, Response>;

export interface CallScope {
  readonly signal: AbortSignal;
  passed(): Promise<void>;
}

/** A reason without a stack, which takes long to make for each call. */
const CALL_OVER = 'the call is over';

export function scopeOf<Request, Response>(call: StreamingCall<Request, Response>, faults: Faults): CallScope {
  const abortion = new AbortController();
  const stream = faults.streamOpened((failure) => {
    abortion.abort(CALL_OVER);
    if (failure === undefined) call.end();
    else fail(call, failure);
  });
  const closed = () => {
    stream.forget();
    abortion.abort(CALL_OVER);
  };
  call.once('cancelled', closed);
  call.once('close', closed);
  if (call.cancelled) closed();
  return { signal: abortion.signal, passed: () => stream.passed() };
}

/** The requests of a client, in order. The call goes on after the last one until all are answered. */
export const requestsOf = <Request>(call: Readable): AsyncIterableIterator<Request> =>
  call.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Request>;

export async function sendAll<Request, Response>(
  call: StreamingCall<Request, Response>,
  responses: AsyncIterable<Response>,
  { signal, passed }: CallScope,
): Promise<void> {
  try {
    for await (const response of responses) {
      await passed();
      if (signal.aborted) return;
      if (!call.write(response)) await once(call, 'drain', { signal });
    }
    call.end();
  } catch (error) {
    if (!signal.aborted) fail(call, error);
  }
}

export function fail<Request, Response>(call: StreamingCall<Request, Response>, error: unknown): void {
  call.emit('error', toFailure(error).toStatus());
}

export function unary<Request, Response>(
  faults: Faults,
  answer: (request: Request, call: ServerUnaryCall<Request, Response>) => Promise<Response> | Response,
): handleUnaryCall<Request, Response> {
  return (call, callback) =>
    void faults
      .passed()
      .then(() => answer(call.request, call))
      .then(
        (response) => callback(null, response),
        (error: unknown) => callback(toFailure(error).toStatus(), null),
      );
}

function toFailure(error: unknown): RpcFailure {
  if (error instanceof RpcFailure) return error;
  if (error instanceof LogDamaged) return new RpcFailure(status.INTERNAL, error.message);
  return unavailable(error instanceof Error ? error.message : String(error));
}
