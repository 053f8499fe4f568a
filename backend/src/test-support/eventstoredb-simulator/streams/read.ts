import type { handleServerStreamingCall } from '@grpc/grpc-js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { scopeOf, sendAll, type CallScope } from '../calls.js';
import type { Faults } from '../faults.js';
import type { CurrentLog } from '../log/open-log.js';
import { readAll } from './read-all.js';
import { parseRead } from './read-request.js';
import { readStream } from './read-stream.js';
import { subscribeToAll } from './subscribe-to-all.js';
import { subscribeToStream } from './subscribe-to-stream.js';

export function readHandler(log: CurrentLog, faults: Faults): handleServerStreamingCall<ReadReq, ReadResp> {
  return (call) => {
    const scope = scopeOf(call, faults);
    void sendAll(call, responses(log, call.request, scope), scope);
  };
}

async function* responses(log: CurrentLog, request: ReadReq, { signal, passed }: CallScope): AsyncGenerator<ReadResp> {
  await passed();
  const open = log.current;
  const read = parseRead(request);
  if (read.of === 'all') yield* read.count === undefined ? subscribeToAll(open, read, signal) : readAll(open, read);
  else yield* read.count === undefined ? subscribeToStream(open, read, signal) : readStream(open, read);
}
