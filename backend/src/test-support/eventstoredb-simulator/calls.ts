import {
  status,
  type handleClientStreamingCall,
  type handleUnaryCall,
  type sendUnaryData,
  type ServerDuplexStream,
  type ServerReadableStream,
  type ServerWritableStream,
} from '@grpc/grpc-js';
import { once } from 'node:events';
import { LogDamaged } from '../../event-store/errors.js';
import type { Faults } from './faults.js';
import { RpcFailure, unavailable } from './wire/rpc-failure.js';

/** A call whose answer is a stream. */
export type StreamingCall<Request, Response> =
  | ServerWritableStream<Request, Response>
  | ServerDuplexStream<Request, Response>;

/** What a client sends, in order. */
export const requestsOf = <Request, Response>(
  call: ServerReadableStream<Request, Response> | ServerDuplexStream<Request, Response>,
): AsyncIterable<Request> => call as AsyncIterable<Request>;

/** Aborts when the client cancels or its connection is lost. */
export function signalOf<Request, Response>(call: StreamingCall<Request, Response>): AbortSignal {
  const abortion = new AbortController();
  call.once('cancelled', () => abortion.abort());
  call.once('close', () => abortion.abort());
  if (call.cancelled) abortion.abort();
  return abortion.signal;
}

/** Sends the responses one by one, no faster than the client takes them, and then ends the call. */
export async function sendAll<Request, Response>(
  call: StreamingCall<Request, Response>,
  responses: AsyncIterable<Response>,
  faults: Faults,
  signal: AbortSignal,
): Promise<void> {
  try {
    for await (const response of responses) {
      await faults.passed();
      if (signal.aborted) return;
      if (!call.write(response)) await once(call, 'drain', { signal });
    }
    call.end();
  } catch (error) {
    if (!signal.aborted) call.emit('error', toFailure(error).toStatus());
  }
}

/** A handler that answers once, out of a function that returns or throws. */
export function unary<Request, Response>(
  faults: Faults,
  answer: (request: Request, connectionName: string) => Promise<Response> | Response,
): handleUnaryCall<Request, Response> {
  return ({ request, metadata }, callback) => {
    const name = String(metadata.get('connection-name')[0] ?? '<unknown>');
    const answered = faults.passed().then(() => answer(request, name));
    reply(answered, callback);
  };
}

/** A handler of a stream of requests with one answer. */
export function collecting<Request, Response>(
  faults: Faults,
  answer: (call: ServerReadableStream<Request, Response>) => Promise<Response>,
): handleClientStreamingCall<Request, Response> {
  return (call, callback) => reply(faults.passed().then(() => answer(call)), callback);
}

function reply<Response>(answer: Promise<Response>, callback: sendUnaryData<Response>): void {
  answer.then(
    (response) => callback(null, response),
    (error: unknown) => callback(toFailure(error).toStatus(), null),
  );
}

/** Whatever is not a refusal of ours means that the store below is in trouble. */
export function toFailure(error: unknown): RpcFailure {
  if (error instanceof RpcFailure) return error;
  if (error instanceof LogDamaged) return new RpcFailure(status.INTERNAL, error.message);
  return unavailable(error instanceof Error ? error.message : String(error));
}
