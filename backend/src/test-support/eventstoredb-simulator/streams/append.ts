import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams, { type AppendReq, type AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { handleClientStreamingCall, ServerReadableStream } from '@grpc/grpc-js';
import { collecting, requestsOf } from '../calls.js';
import type { Faults } from '../faults.js';
import type { ExpectedRevision } from '../log/append-verdict.js';
import type { ProposedEvent } from '../log/log-record.js';
import type { WriteOutcome } from '../log/log-writer.js';
import type { CurrentLog } from '../log/open-log.js';
import { readExpectedRevision } from '../wire/expected-revision.js';
import { readStreamName } from '../wire/ids.js';
import { MAX_APPEND_SIZE, readProposedEvent, sizeOf } from '../wire/proposed-events.js';
import { handlerFailed, maximumAppendSizeExceeded, streamDeleted } from '../wire/rpc-failure.js';
import { answerLost } from './answer-lost.js';

/** One append as a call of its own: its options, then its events one by one. */
export function appendHandler(log: CurrentLog, faults: Faults): handleClientStreamingCall<AppendReq, AppendResp> {
  return collecting(faults, async (call) => {
    const { stream, expected, events } = await readAppend(call, log);
    faults.assertAppendable();
    const { writer } = log.admit(call.metadata, { kind: 'write', stream });
    const outcome = await writer.append(stream, expected, events);
    if (!faults.acknowledges) await answerLost(call);
    if (outcome.kind === 'deleted') throw streamDeleted(stream);
    return outcome.kind === 'written' ? success(outcome) : wrongVersion(expected, outcome.current);
  });
}

interface Append {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly ProposedEvent[];
}

/** Rights are asked for before the first event comes. @throws RpcFailure */
async function readAppend(call: ServerReadableStream<AppendReq, AppendResp>, log: CurrentLog): Promise<Append> {
  let target: Omit<Append, 'events'> | undefined;
  const events: ProposedEvent[] = [];
  let size = 0;
  for await (const request of requestsOf<AppendReq>(call)) {
    const options = request.getOptions();
    const message = request.getProposedMessage();
    if (target === undefined) {
      if (options === undefined) throw handlerFailed('The options must come first');
      target = { stream: readStreamName(options.getStreamIdentifier()), expected: readExpectedRevision(options) };
      log.authorize(call.metadata, { kind: 'write', stream: target.stream });
    } else if (message === undefined) {
      throw handlerFailed('Only events follow the options');
    } else {
      const event = readProposedEvent(message);
      size += sizeOf(event);
      if (size > MAX_APPEND_SIZE) throw maximumAppendSizeExceeded(MAX_APPEND_SIZE);
      events.push(event);
    }
  }
  if (target === undefined) throw handlerFailed('The options are missing');
  return { ...target, events };
}

function success({ revision, position }: Extract<WriteOutcome, { kind: 'written' }>): AppendResp {
  const message = new streams.AppendResp.Success();
  if (revision < 0n) message.setNoStream(new shared.Empty());
  else message.setCurrentRevision(String(revision));
  if (position === undefined) message.setNoPosition(new shared.Empty());
  else message.setPosition(logPosition(position));
  return new streams.AppendResp().setSuccess(message);
}

const logPosition = (position: bigint) =>
  new streams.AppendResp.Position().setCommitPosition(String(position)).setPreparePosition(String(position));

function wrongVersion(expected: ExpectedRevision, current: bigint): AppendResp {
  const message = new streams.AppendResp.WrongExpectedVersion();
  const nothing = new shared.Empty();
  if (expected === 'any') message.setExpectedAny(nothing).setAny2060(nothing);
  else if (expected === 'stream_exists') message.setExpectedStreamExists(nothing).setStreamExists2060(nothing);
  else if (expected === 'no_stream') message.setExpectedNoStream(nothing);
  else message.setExpectedRevision(String(expected)).setExpectedRevision2060(Number(expected));
  if (current < 0n) message.setCurrentNoStream(nothing).setNoStream2060(nothing);
  else message.setCurrentRevision(String(current)).setCurrentRevision2060(Number(current));
  return new streams.AppendResp().setWrongExpectedVersion(message);
}
