import {
  MaxAppendSizeExceededError,
  RequiredMetadataPropertyMissingError,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { AnotherLog, InvalidAppend, WrongExpectedRevision } from '../../errors.js';
import type { ExpectedRevision } from '../../event-store.js';

/** The server's verdict on an append in the port's words; undefined for any other failure, after which it may be tried again. */
export function appendRefusal(
  error: unknown,
  stream: string,
  expected: ExpectedRevision,
): WrongExpectedRevision | InvalidAppend | AnotherLog | undefined {
  if (error instanceof InvalidAppend || error instanceof AnotherLog) return error;
  if (error instanceof WrongExpectedVersionError) {
    // Any revision was fine: some of the ids are known already, others are not.
    if (expected === 'any') return new InvalidAppend(stream, 'an id was appended before', { cause: error });
    const { actualVersion } = error;
    return new WrongExpectedRevision(
      stream,
      expected,
      typeof actualVersion === 'bigint' ? Number(actualVersion) : undefined,
    );
  }
  const isRefusal =
    error instanceof StreamDeletedError ||
    error instanceof MaxAppendSizeExceededError ||
    error instanceof RequiredMetadataPropertyMissingError;
  return isRefusal ? new InvalidAppend(stream, error.message || error.type, { cause: error }) : undefined;
}
