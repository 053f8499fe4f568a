import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams, {
  type DeleteReq,
  type DeleteResp,
  type TombstoneReq,
  type TombstoneResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import type { handleUnaryCall } from '@grpc/grpc-js';
import type { StreamIdentifier } from '@eventstore/db-client/generated/shared_pb.js';
import { unary } from '../calls.js';
import type { Faults } from '../faults.js';
import type { ExpectedRevision } from '../log/append-verdict.js';
import type { WriteOutcome } from '../log/log-writer.js';
import type { CurrentLog } from '../log/open-log.js';
import { readExpectedRevision, versionOf, type RevisionChoice } from '../wire/expected-revision.js';
import { readStreamName } from '../wire/ids.js';
import { invalidArgument, streamDeleted, wrongExpectedVersion } from '../wire/rpc-failure.js';

export function deleteHandler(log: CurrentLog, faults: Faults): handleUnaryCall<DeleteReq, DeleteResp> {
  return unary(faults, async (request, { metadata }) => {
    const { stream, expected } = target(request.getOptions());
    const outcome = await log.admit(metadata, { kind: 'delete', stream }).writer.delete(stream, expected);
    const position = positionOf(outcome, stream, expected);
    if (position === undefined) return new streams.DeleteResp().setNoPosition(new shared.Empty());
    const message = new streams.DeleteResp.Position().setCommitPosition(position).setPreparePosition(position);
    return new streams.DeleteResp().setPosition(message);
  });
}

export function tombstoneHandler(log: CurrentLog, faults: Faults): handleUnaryCall<TombstoneReq, TombstoneResp> {
  return unary(faults, async (request, { metadata }) => {
    const { stream, expected } = target(request.getOptions());
    const outcome = await log.admit(metadata, { kind: 'delete', stream }).writer.tombstone(stream, expected);
    const position = positionOf(outcome, stream, expected);
    if (position === undefined) return new streams.TombstoneResp().setNoPosition(new shared.Empty());
    const message = new streams.TombstoneResp.Position().setCommitPosition(position).setPreparePosition(position);
    return new streams.TombstoneResp().setPosition(message);
  });
}

interface Target {
  readonly stream: string;
  readonly expected: ExpectedRevision;
}

function target(
  options: (RevisionChoice & { getStreamIdentifier(): StreamIdentifier | undefined }) | undefined,
): Target {
  if (options === undefined) throw invalidArgument('The options are missing');
  return { stream: readStreamName(options.getStreamIdentifier()), expected: readExpectedRevision(options) };
}

/** @throws RpcFailure when the stream was not deleted */
function positionOf(outcome: WriteOutcome, stream: string, expected: ExpectedRevision): string | undefined {
  if (outcome.kind === 'deleted') throw streamDeleted(stream);
  if (outcome.kind === 'written') return outcome.position?.toString();
  throw wrongExpectedVersion('Delete', stream, versionOf(expected), outcome.current);
}
