import code from '@eventstore/db-client/generated/code_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import statusPb, { type Status } from '@eventstore/db-client/generated/status_pb.js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { ExpectedRevision } from '../log/append-verdict.js';
import { writeStreamName } from '../wire/ids.js';

const { Code } = code;

/** A refused batch append: a status, and one packed message that says more. */
function refusal(statusCode: number, name: string, details: { serializeBinary(): Uint8Array }): Status {
  const packed = new any.Any();
  packed.pack(details.serializeBinary(), `event_store.client.${name}`);
  return new statusPb.Status().setCode(statusCode).setMessage(name).setDetails(packed);
}

export function wrongExpectedVersion(expected: ExpectedRevision, current: bigint): Status {
  const message = new shared.WrongExpectedVersion();
  const nothing = new empty.Empty();
  if (current < 0n) message.setCurrentNoStream(nothing);
  else message.setCurrentStreamRevision(String(current));
  if (expected === 'any') message.setExpectedAny(nothing);
  else if (expected === 'no_stream') message.setExpectedNoStream(nothing);
  else if (expected === 'stream_exists') message.setExpectedStreamExists(nothing);
  else message.setExpectedStreamPosition(String(expected));
  return refusal(Code.ALREADY_EXISTS, 'WrongExpectedVersion', message);
}

export const streamDeleted = (stream: string): Status =>
  refusal(Code.NOT_FOUND, 'StreamDeleted', new shared.StreamDeleted().setStreamIdentifier(writeStreamName(stream)));

export const timeout = (): Status => refusal(Code.DEADLINE_EXCEEDED, 'Timeout', new shared.Timeout());

export const unknown = (): Status => refusal(Code.UNKNOWN, 'Unknown', new shared.Unknown());

export const accessDenied = (): Status => refusal(Code.PERMISSION_DENIED, 'AccessDenied', new shared.AccessDenied());

export const maximumAppendSizeExceeded = (bytes: number): Status =>
  refusal(
    Code.INVALID_ARGUMENT,
    'MaximumAppendSizeExceeded',
    new shared.MaximumAppendSizeExceeded().setMaxappendsize(bytes),
  );

/** The one refusal without a code: nothing but its text tells what it is. */
export function notHandled(message: string): Status {
  const packed = new any.Any();
  packed.pack(new empty.Empty().serializeBinary(), 'google.protobuf.Empty');
  return new statusPb.Status().setMessage(message).setDetails(packed);
}

export const badRequest = (message: string): Status =>
  refusal(Code.INVALID_ARGUMENT, 'BadRequest', new shared.BadRequest().setMessage(message));
