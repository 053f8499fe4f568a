import {
  AccessDeniedError,
  convertToCommandError,
  DeadlineExceededError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  StreamNotFoundError,
  UnknownError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { Metadata } from '@grpc/grpc-js';
import { TimedOut } from '../../scheduling/with-timeout.js';
import {
  AnotherLog,
  EventStoreAccessDenied,
  InvalidAppend,
  LogReplaced,
  UnknownPosition,
  WrongExpectedRevision,
} from '../errors.js';
import { ConnectionDiscarded } from './connection.js';
import { LOG_START } from './events.js';
import { type Failure, ReadCutShort, classifyFailure } from './failures.js';

function failed(code: number, details: string, trailers: Readonly<Record<string, string>> = {}): Error {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(trailers)) metadata.set(key, value);
  return convertToCommandError(Object.assign(new Error(`${code} ${details}`), { code, details, metadata }));
}

const withoutType = (code: number, message: string): Error => Object.assign(new Error(message), { code });

const NOT_LEADER = { exception: 'not-leader', 'leader-endpoint-host': 'b', 'leader-endpoint-port': '2113' };
const notConnected = '14 UNAVAILABLE: No connection established. Last error: unable to verify the first certificate';
const handlerFailed = () => failed(2, 'Exception was thrown by handler.');

describe('A failed append', () => {
  const sort = (error: unknown, isRepeated = false): Failure =>
    classifyFailure(error, { append: { stream: 'count-1', after: 3 } }, isRepeated);

  it.each<[string, Error, new (...args: never[]) => Error]>([
    [
      'a wrong revision',
      new WrongExpectedVersionError(undefined, { streamName: 'count-1', expected: 3n, current: 4n }),
      WrongExpectedRevision,
    ],
    ['more than 1 MiB', MaxAppendSizeExceededError.fromMaxAppendSize(1_048_576), InvalidAppend],
    ['more than 17 MB', failed(8, 'Received message exceeds the maximum configured message size.'), InvalidAppend],
    ['a deleted stream', StreamDeletedError.fromStreamName('count-1'), InvalidAppend],
    ['a deleted stream, of which the error says nothing', new Error(''), InvalidAppend],
    ['a wrong password', failed(16, 'Bad gRPC response. HTTP status code: 401'), EventStoreAccessDenied],
    ['a user without the right', failed(7, 'Access Denied', { exception: 'access-denied' }), EventStoreAccessDenied],
    ['one denied append', new AccessDeniedError(undefined), EventStoreAccessDenied],
    ['another log than before', new AnotherLog('Another log'), AnotherLog],
  ])('is permanent for %s', (_, error, type) => {
    const failure = sort(error);
    expect(failure).toMatchObject({ kind: 'permanent', error: expect.any(type) });
  });

  it.each([
    ['nobody leads', new UnknownError(undefined as never, 'Could not recognize Server Is Not Ready')],
    ['no node lets it in', withoutType(14, notConnected)],
    ['the port is closed', failed(14, 'No connection established. Last error: connect ECONNREFUSED')],
    ['no seed knows a leader', new AggregateError([], 'All promises were rejected')],
    ['the address knows no leader', new Error('Failed to discover after 10 attempts.')],
  ])('has done nothing when %s', (_, error) => {
    expect(sort(error)).toEqual({ kind: 'unavailable', keepsConnection: false });
  });

  it('has done nothing when its node is not the leader, and keeps the connection, which the client redirects', () => {
    const error = failed(5, 'Leader info available', NOT_LEADER);
    expect(sort(error)).toEqual({ kind: 'unavailable', keepsConnection: true });
  });

  it.each([
    ['the connection was cut', failed(14, 'read ECONNRESET')],
    ['the connection was cut, of which the client makes no error of its own', withoutType(14, 'read ECONNRESET')],
    ['the connection was given up because of another append', new ConnectionDiscarded('Given up')],
    ['the server has ended the call', failed(1, 'Call canceled by the server.')],
    ['the server has aborted it', failed(10, 'Operation timed out: Commit phase timeout.')],
    ['the server has too little memory', failed(8, 'Bandwidth exhausted or memory limit exceeded')],
    ['nobody answered in time', new TimedOut('No answer within 3000 ms')],
    ['the server says something unknown', new UnknownError(undefined as never)],
  ])('may be committed when %s', (_, error) => {
    expect(sort(error)).toEqual({ kind: 'unknown_outcome', keepsConnection: false });
  });

  it('may be committed when the server timed out, and discards the connection only at the second time', () => {
    const error = new DeadlineExceededError(undefined);
    expect(sort(error)).toEqual({ kind: 'unknown_outcome', keepsConnection: true });
    expect(sort(error, true)).toEqual({ kind: 'unknown_outcome', keepsConnection: false });
  });
});

describe('A failed read', () => {
  const sort = (error: unknown, isRepeated = false): Failure =>
    classifyFailure(error, { position: LOG_START }, isRepeated);

  it.each([
    ['is missing', new StreamNotFoundError(undefined as never, 'count-1')],
    ['was deleted', StreamDeletedError.fromStreamName('count-1')],
  ])('finds nothing in a stream that %s', (_, error) => expect(sort(error)).toEqual({ kind: 'permanent' }));

  it.each([
    ['a user without the right', failed(7, 'Access Denied', { exception: 'access-denied' }), EventStoreAccessDenied],
    ['a position that is none', failed(3, 'Trying to read from an invalid position.'), UnknownPosition],
    ['a log that was replaced', new LogReplaced('Replaced'), LogReplaced],
  ])('is permanent for %s', (_, error, type) => {
    expect(sort(error)).toMatchObject({ kind: 'permanent', error: expect.any(type) });
  });

  it('is permanent for a position when the server fails at it twice', () => {
    expect(sort(handlerFailed())).toEqual({ kind: 'unavailable', keepsConnection: true });
    expect(sort(handlerFailed(), true)).toMatchObject({ kind: 'permanent', error: expect.any(UnknownPosition) });
    expect(classifyFailure(handlerFailed(), {}, true)).toEqual({ kind: 'unavailable', keepsConnection: false });
  });

  it.each([
    ['the node is gone', failed(14, 'read ECONNRESET'), false],
    ['the node does not lead', failed(5, 'Leader info available', NOT_LEADER), true],
    ['the log ends before its position', failed(2, 'Unexpected ReadAllResult: Error'), false],
    ['the stream ends before its revision', failed(2, 'Unexpected ReadStreamResult: Error'), false],
    ['nobody answered in time', new TimedOut('No answer within 3000 ms'), false],
    ['the server ended it too early', new ReadCutShort('Cut short'), true],
  ])('is repeated when %s', (_, error, keepsConnection) => {
    expect(sort(error, true)).toEqual({ kind: 'unavailable', keepsConnection });
  });
});
