import type { BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { ExpectedRevision } from '../log/append-verdict.js';
import type { ProposedEvent } from '../log/log-record.js';
import { readStreamName } from '../wire/ids.js';
import { readProposedEvent, sizeOf, type ProposedMessage } from '../wire/proposed-events.js';
import { invalidArgument } from '../wire/rpc-failure.js';

/** The server gives no append longer than this to arrive, in milliseconds. */
const WRITE_TIMEOUT = 7000;

/** An append whose last chunk has not come yet. */
export class PendingAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: ProposedEvent[] = [];
  /** Whether its deadline, an absolute time, has passed. */
  readonly isLate: boolean;
  /** Bytes so far. */
  size = 0;
  private readonly timer: NodeJS.Timeout | undefined;

  constructor(
    readonly id: string,
    options: BatchAppendReq.Options,
    now: number,
    onTimeout: (append: PendingAppend) => void,
  ) {
    this.stream = readStreamName(options.getStreamIdentifier());
    this.expected = readExpected(options);
    const deadline = options.getDeadline()?.toDate().getTime() ?? Number.POSITIVE_INFINITY;
    const timeLeft = Math.min(deadline - now, WRITE_TIMEOUT);
    this.isLate = timeLeft <= 0;
    if (!this.isLate) this.timer = setTimeout(() => onTimeout(this), timeLeft).unref();
  }

  /** @throws RpcFailure for an event without type or content type */
  add(messages: readonly ProposedMessage[]): void {
    for (const event of messages.map(readProposedEvent)) {
      this.size += sizeOf(event);
      this.events.push(event);
    }
  }

  cancelTimeout(): void {
    clearTimeout(this.timer);
  }
}

function readExpected(options: BatchAppendReq.Options): ExpectedRevision {
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasStreamExists()) return 'stream_exists';
  if (options.hasStreamPosition()) return BigInt(options.getStreamPosition());
  throw invalidArgument('The expected position is missing');
}
