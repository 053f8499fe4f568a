import { StoreUnavailable, UnsupportedByRelease } from '../errors/store-unavailable.js';
import type { ExpectedRevision, Position, RecordedEvent } from './event-store.js';

/** The stream is not at the revision that the append expected. `actual` is undefined for a missing stream. */
export class WrongExpectedRevision extends Error {
  override readonly name = 'WrongExpectedRevision';
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    readonly actual: number | undefined,
  ) {
    super(`Stream ${stream} is at ${actual ?? 'no_stream'}, expected ${expected}`);
  }
}

/** The append can never succeed, whatever the state of its stream. */
export class InvalidAppend extends Error {
  override readonly name = 'InvalidAppend';
  constructor(stream: string, reason: string, options?: ErrorOptions) {
    super(`Invalid append to stream ${stream}: ${reason}`, options);
  }
}

export class UnknownPosition extends Error {
  override readonly name = 'UnknownPosition';
  constructor(text: string) {
    super(`${JSON.stringify(text)} is not a position of this log`);
  }
}

const RESTORE = 'Stop the product, move DATA_DIR away, and restore a backup: npm run restore -w backend -- --from DIR';

/** The log holds something that cannot be read as an event; nothing after it may be trusted. Only a backup helps. */
export class LogDamaged extends Error {
  override readonly name = 'LogDamaged';
  constructor(
    readonly position: Position,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(`The event log is damaged at position ${position}: ${detail}. ${RESTORE}`, options);
  }
}

/** An undamaged event that this release has no definition for, or whose data does not match it. */
export class UndecodableEvent extends UnsupportedByRelease {
  override readonly name = 'UndecodableEvent';
  readonly position: Position;
  constructor({ stream, position, type }: RecordedEvent, reason: string, cause?: unknown) {
    super(`${type} of stream ${stream} at position ${position} cannot be decoded: ${reason}`, { cause });
    this.position = position;
  }
}

/** The log is not the one that was handled so far: it was replaced, or restored to an earlier state. */
export class LogReplaced extends Error {
  override readonly name: string = 'LogReplaced';
}

export class CheckpointBeyondLog extends LogReplaced {
  override readonly name = 'CheckpointBeyondLog';
  constructor(checkpoint: Position, head: Position | undefined) {
    super(`Checkpoint ${checkpoint} lies beyond the end of the log (${head ?? 'empty'})`);
  }
}

export class EventStoreUnavailable extends StoreUnavailable {
  override readonly name: string = 'EventStoreUnavailable';
}

/** The user of the store lacks a right that an operator has to grant. */
export class EventStoreAccessDenied extends Error {
  override readonly name = 'EventStoreAccessDenied';
}

export class AnotherLog extends EventStoreUnavailable {
  override readonly name = 'AnotherLog';
}

export class StreamTruncated extends Error {
  override readonly name = 'StreamTruncated';
  constructor(stream: string, expected: number, first: number) {
    super(
      `Stream ${stream} has lost its events ${expected} to ${first - 1}: they were truncated and are gone for good`,
    );
  }
}

export class EventStoreInUse extends EventStoreUnavailable {
  override readonly name = 'EventStoreInUse';
  constructor(directory: string) {
    super(`The event log in ${directory} is in use by another process`);
  }
}
