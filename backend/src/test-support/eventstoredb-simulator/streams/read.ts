import type { handleServerStreamingCall } from '@grpc/grpc-js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { sendAll, signalOf } from '../calls.js';
import type { Faults } from '../faults.js';
import type { OpenLog } from '../log/open-log.js';
import { readAll } from './read-all.js';
import { parseRead } from './read-request.js';
import { readStream } from './read-stream.js';
import { subscribeToAll } from './subscribe-to-all.js';
import { subscribeToStream } from './subscribe-to-stream.js';

export function readHandler(open: OpenLog, faults: Faults): handleServerStreamingCall<ReadReq, ReadResp> {
  return (call) => {
    const signal = signalOf(call);
    void sendAll(call, responses(open, faults, call.request, signal), faults, signal);
  };
}

async function* responses(
  open: OpenLog,
  faults: Faults,
  request: ReadReq,
  signal: AbortSignal,
): AsyncGenerator<ReadResp> {
  await faults.passed();
  const read = parseRead(request);
  if (read.of === 'all') yield* read.count === undefined ? subscribeToAll(open, read, signal) : readAll(open, read);
  else yield* read.count === undefined ? subscribeToStream(open, read, signal) : readStream(open, read);
}
