/** An event as a client proposes it. Data and metadata are bytes, whatever they mean. */
export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly isJson: boolean;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

/** An event with its place in its stream and in the log. */
export interface LogRecord extends ProposedEvent {
  readonly stream: string;
  readonly revision: bigint;
  /** Commit and prepare position alike; rises from event to event, with gaps. */
  readonly position: bigint;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** Revision of the event that marks a stream as deleted for good. */
export const TOMBSTONE_REVISION = 2n ** 63n - 1n;
