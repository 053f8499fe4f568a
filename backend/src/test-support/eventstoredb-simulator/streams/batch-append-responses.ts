import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { Status } from '@eventstore/db-client/generated/status_pb.js';
import streams, { type BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { WriteOutcome } from '../log/log-writer.js';
import { writeId, writeStreamName } from '../wire/ids.js';

export type Written = Extract<WriteOutcome, { kind: 'written' }>;

const response = (id: string, stream: string): BatchAppendResp =>
  new streams.BatchAppendResp().setCorrelationId(writeId(id)).setStreamIdentifier(writeStreamName(stream));

export const refused = (id: string, stream: string, status: Status): BatchAppendResp =>
  response(id, stream).setError(status);

export function success(id: string, stream: string, { revision, position }: Written): BatchAppendResp {
  const message = new streams.BatchAppendResp.Success();
  if (revision < 0n) message.setNoStream(new empty.Empty());
  else message.setCurrentRevision(String(revision));
  if (position === undefined) message.setNoPosition(new empty.Empty());
  else {
    const text = String(position);
    message.setPosition(new shared.AllStreamPosition().setCommitPosition(text).setPreparePosition(text));
  }
  return response(id, stream).setSuccess(message);
}
