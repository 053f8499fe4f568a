import { Metadata, status, type StatusObject } from '@grpc/grpc-js';

/** A refusal in the server's words: a gRPC status, and trailers that name the exception. */
export class RpcFailure extends Error {
  override readonly name = 'RpcFailure';
  constructor(
    readonly code: status,
    message: string,
    readonly trailers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }

  toStatus(): Partial<StatusObject> {
    const metadata = new Metadata();
    for (const [key, value] of Object.entries(this.trailers)) metadata.set(key, printable(value));
    return { code: this.code, details: this.message, metadata };
  }
}

/** HTTP/2 headers carry visible ASCII only. */
const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?');

export const invalidArgument = (message: string): RpcFailure => new RpcFailure(status.INVALID_ARGUMENT, message);

/** What the real server answers where it does not expect what it was sent. */
export const handlerFailed = (reason: string): RpcFailure =>
  new RpcFailure(status.UNKNOWN, `Exception was thrown by handler. ${reason}`);

/** What a read of the whole log says of a place where no event begins. */
export const unexpectedReadResult = (result: string): RpcFailure =>
  new RpcFailure(status.UNKNOWN, `Unexpected ReadAllResult: ${result}`);

/** What a subscription says of it. */
export const invalidPosition = (): RpcFailure => invalidArgument('Trying to read from an invalid position.');

export const cancelled = (): RpcFailure => new RpcFailure(status.CANCELLED, 'Call canceled by the server.');

export const unavailable = (message: string): RpcFailure => new RpcFailure(status.UNAVAILABLE, message);

/** A write that has not come to a majority in time: it may still be committed, or cut off. */
export const notCommitted = (): RpcFailure =>
  new RpcFailure(status.ABORTED, 'Operation timed out: Commit phase timeout.');

export const notReady = (): RpcFailure => unavailable('Server Is Not Ready');

export const noLeader = (): RpcFailure => new RpcFailure(status.UNKNOWN, 'No leader info available in response');

export const notLeader = (host: string, port: number): RpcFailure =>
  new RpcFailure(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': host,
    'leader-endpoint-port': String(port),
  });

export const accessDenied = (): RpcFailure =>
  new RpcFailure(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });

export const unauthenticated = (): RpcFailure =>
  new RpcFailure(status.UNAUTHENTICATED, 'Bad gRPC response. HTTP status code: 401');

export const streamDeleted = (stream: string): RpcFailure =>
  new RpcFailure(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

export const wrongExpectedVersion = (operation: string, stream: string, expected: bigint, actual: bigint): RpcFailure =>
  new RpcFailure(
    status.FAILED_PRECONDITION,
    `${operation} failed due to WrongExpectedVersion. Stream: ${stream}, Expected version: ${expected}, Actual version: ${actual}`,
    {
      exception: 'wrong-expected-version',
      'stream-name': stream,
      'expected-version': String(expected),
      'actual-version': String(actual),
    },
  );

export const maximumAppendSizeExceeded = (bytes: number): RpcFailure =>
  new RpcFailure(status.INVALID_ARGUMENT, `Maximum Append Size of ${bytes} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(bytes),
  });

export const missingMetadata = (property: string): RpcFailure =>
  new RpcFailure(status.INVALID_ARGUMENT, `Required Metadata Property '${property}' is missing`, {
    exception: 'missing-required-metadata-property',
    'required-metadata-properties': 'type,content-type',
  });

const aboutGroup = (exception: string, stream: string, group: string): Record<string, string> => ({
  exception,
  'stream-name': stream,
  'group-name': group,
});

export const groupDoesNotExist = (stream: string, group: string): RpcFailure =>
  new RpcFailure(
    status.NOT_FOUND,
    `Subscription group ${group} on stream ${stream} does not exist.`,
    aboutGroup('persistent-subscription-does-not-exist', stream, group),
  );

export const groupExists = (stream: string, group: string): RpcFailure =>
  new RpcFailure(
    status.ALREADY_EXISTS,
    `Subscription group ${group} on stream ${stream} exists.`,
    aboutGroup('persistent-subscription-exists', stream, group),
  );

export const groupFailed = (stream: string, group: string, reason: string): RpcFailure =>
  new RpcFailure(status.INTERNAL, `Subscription group ${group} on stream ${stream} failed: '${reason}'`, {
    ...aboutGroup('persistent-subscription-failed', stream, group),
    reason,
  });

export const groupDropped = (stream: string, group: string): RpcFailure =>
  new RpcFailure(
    status.CANCELLED,
    `Subscription group ${group} on stream ${stream} was dropped.`,
    aboutGroup('persistent-subscription-dropped', stream, group),
  );

export const groupIsFull = (stream: string, group: string): RpcFailure =>
  new RpcFailure(
    status.FAILED_PRECONDITION,
    `Maximum subscriptions reached for subscription group ${group} on stream ${stream}.`,
    aboutGroup('maximum-subscribers-reached', stream, group),
  );
