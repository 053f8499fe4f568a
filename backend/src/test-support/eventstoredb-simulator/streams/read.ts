import type { handleServerStreamingCall, ServerWritableStream } from '@grpc/grpc-js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { scopeOf, sendAll, type CallScope } from '../calls.js';
import type { Faults } from '../faults.js';
import type { CurrentLog } from '../log/open-log.js';
import { ALL_STREAM } from '../log/system-names.js';
import { readAll } from './read-all.js';
import { parseRead } from './read-request.js';
import { readStream } from './read-stream.js';
import { subscribeToAll } from './subscribe-to-all.js';
import { subscribeToStream } from './subscribe-to-stream.js';

export function readHandler(log: CurrentLog, faults: Faults): handleServerStreamingCall<ReadReq, ReadResp> {
  return (call) => {
    const scope = scopeOf(call, faults);
    void sendAll(call, responses(log, faults, call, scope), scope);
  };
}

async function* responses(
  log: CurrentLog,
  faults: Faults,
  { request, metadata }: ServerWritableStream<ReadReq, ReadResp>,
  { signal, passed }: CallScope,
): AsyncGenerator<ReadResp> {
  await passed();
  const read = parseRead(request);
  const open = log.admit(metadata, { kind: 'read', stream: read.of === 'all' ? ALL_STREAM : read.stream });
  if (read.count !== undefined) yield* cut(read.of === 'all' ? readAll(open, read) : readStream(open, read), faults);
  else yield* read.of === 'all' ? subscribeToAll(open, read, signal) : subscribeToStream(open, read, signal);
}

/** Some servers end a read as if all were well when something goes wrong inside. */
async function* cut(reading: AsyncIterable<ReadResp>, faults: Faults): AsyncGenerator<ReadResp> {
  let left = faults.nextCut();
  for await (const response of reading) {
    if (response.hasEvent() && left-- <= 0) return;
    yield response;
  }
}
