import { ErrorType, WrongExpectedVersionError } from '@eventstore/db-client';
import type { CircuitBreaker } from '../../scheduling/retry.js';
import * as port from '../errors.js';
import type { Position } from '../event-store.js';
import type { Connection, Connections } from './connection.js';
import { Backoff, type Timing } from './timing.js';

/** A call of the client: an append, or else a read or a subscription. */
export interface Call {
  /** `after`: the revision of the event that must be the stream's last; -1 when there must be none. */
  readonly append?: { readonly stream: string; readonly after: number };
  /** The position from which the caller reads the log. */
  readonly position?: Position | undefined;
}

/**
 * `permanent`: a retry cannot change it; without an error, there is nothing to read. `unavailable`: the server has done nothing.
 * `unknown_outcome`: the append may be committed, or will be; only a repetition with the same ids and revision can tell.
 */
export type Failure =
  | { readonly kind: 'permanent'; readonly error?: Error }
  | { readonly kind: 'unavailable' | 'unknown_outcome'; readonly keepsConnection: boolean };

/** The server has ended a read before its end. */
export class ReadCutShort extends Error {
  override readonly name = 'ReadCutShort';
}

const { EventStoreAccessDenied, EventStoreUnavailable, InvalidAppend, LogDamaged, LogReplaced } = port;

const PERMANENT = [EventStoreAccessDenied, EventStoreUnavailable, InvalidAppend, LogDamaged, LogReplaced];

/** Types of the client, and codes of gRPC where a call failed before the client gave the error a type. */
const DENIED: readonly unknown[] = [ErrorType.ACCESS_DENIED, 7, 16];
const REJECTED: readonly unknown[] = [
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.MISSING_REQUIRED_METADATA_PROPERTY,
  ErrorType.STREAM_DELETED,
];
const INVALID_ARGUMENT = 3;

/** The only message of release 23.10, and of 24.10 for reads, about a position at which no event begins. */
const HANDLER_FAILED = 'Exception was thrown by handler';

const TOO_LARGE = /message (larger than|exceeds)/;

const NOTHING_DONE = /No connection established|Server Is Not Ready|Failed to discover|All promises were rejected/;

/**
 * Classifies an error of the client or of this adapter.
 * @param isRepeated whether the same call has failed before
 */
export function classifyFailure(error: unknown, { append, position }: Call, isRepeated: boolean): Failure {
  if (!(error instanceof Error)) return { kind: 'unknown_outcome', keepsConnection: false };
  if (PERMANENT.some((permanentError) => error instanceof permanentError)) return { kind: 'permanent', error };
  const type: unknown = Reflect.get(error, 'type');
  const code: unknown = Reflect.get(error, 'code');
  if (DENIED.includes(type) || DENIED.includes(code)) {
    const denied = 'EventStoreDB denies access to the user of EVENTSTOREDB_URL';
    return { kind: 'permanent', error: new EventStoreAccessDenied(denied, { cause: error }) };
  }
  // The client then connects to the leader by itself.
  const isOfFollower = type === ErrorType.NOT_LEADER;
  if (append !== undefined) {
    const rejection = toRejection(error, type, append);
    if (rejection !== undefined) return { kind: 'permanent', error: rejection };
    const isNothingDone = isOfFollower || NOTHING_DONE.test(error.message);
    // The server also answers this while it still writes the append: keep the connection for other calls.
    const isSlow = type === ErrorType.DEADLINE_EXCEEDED && !isRepeated;
    return { kind: isNothingDone ? 'unavailable' : 'unknown_outcome', keepsConnection: isOfFollower || isSlow };
  }
  if (type === ErrorType.STREAM_NOT_FOUND || type === ErrorType.STREAM_DELETED) return { kind: 'permanent' };
  const mayBeCommitted = position !== undefined && error.message.includes(HANDLER_FAILED);
  if (position !== undefined && (code === INVALID_ARGUMENT || (mayBeCommitted && isRepeated)))
    return { kind: 'permanent', error: new port.UnknownPosition(position) };
  return { kind: 'unavailable', keepsConnection: isOfFollower || mayBeCommitted || error instanceof ReadCutShort };
}

function toRejection(error: Error, type: unknown, { stream, after }: NonNullable<Call['append']>): Error | undefined {
  if (error instanceof WrongExpectedVersionError) {
    const { actualVersion } = error;
    const actual = typeof actualVersion === 'bigint' ? Number(actualVersion) : undefined;
    return new port.WrongExpectedRevision(stream, after === -1 ? 'no_stream' : after, actual);
  }
  // The error for a deleted stream may have nothing but its stack.
  const isDeleted = error.message === '' && !('type' in error) && !('code' in error);
  const isRejected = isDeleted || REJECTED.includes(type) || TOO_LARGE.test(error.message);
  return isRejected ? new InvalidAppend(stream, error.message || String(type), { cause: error }) : undefined;
}

export interface Tools {
  readonly connections: Connections;
  readonly timing: Timing;
  /** Undefined for calls that keep retrying while the server is known to be unavailable. */
  readonly breaker?: CircuitBreaker;
}

/** The attempts at one call, over successive connections, until its time limit. */
export class Retries extends Backoff {
  private isOutcomeUnknown = false;

  /** @throws EventStoreUnavailable at once while the server is known to be unavailable */
  constructor(
    private readonly tools: Tools,
    private readonly call: Call = {},
  ) {
    super(tools.timing.backoff);
    tools.breaker?.assertClosed();
    this.start();
  }

  /** Waits for the next attempt; returns false when there is nothing to read. @throws the permanent error, EventStoreUnavailable */
  async waitForRetry(error: unknown, connection: Connection): Promise<boolean> {
    const { connections, breaker } = this.tools;
    const failure = classifyFailure(error, this.call, this.hasFailed);
    if (failure.kind === 'permanent') {
      if (failure.error === undefined) return false;
      throw failure.error;
    }
    this.isOutcomeUnknown ||= failure.kind === 'unknown_outcome';
    if (!failure.keepsConnection) void connection.discard(error);
    if (!this.canRetry()) {
      const message = this.isOutcomeUnknown ? 'EventStoreDB has not confirmed an append' : 'EventStoreDB is away';
      const unavailable = new EventStoreUnavailable(message, { cause: error });
      void breaker?.open(unavailable);
      throw unavailable;
    }
    await this.wait(connections.closed);
    return true;
  }
}
