import {
  MongoServerSelectionError,
  MongoWriteConcernError,
  MongoBulkWriteError,
  MongoError,
  MongoErrorLabel,
  MongoNetworkError,
  MongoOperationTimeoutError,
  MongoServerError,
  MongoTopologyClosedError,
} from 'mongodb';
import pRetry from 'p-retry';
import { StoreUnavailable } from '../errors/store-unavailable.js';

const DUPLICATE_KEY = 11000;

/**
 * Codes of a server that is unavailable (shutting down, stepping down, not primary, out of time or disk) or has aborted a read
 * because its cursor or plan is gone. FerretDB and DocumentDB answer 1, an internal error, while the database beneath them is
 * down.
 */
const UNAVAILABLE_CODES: readonly unknown[] = [
  1, 6, 7, 43, 50, 64, 89, 91, 133, 134, 175, 189, 237, 262, 9001, 10107, 11600, 11601, 11602, 13435, 13436, 14031,
];
const UNAVAILABLE_KINDS = [
  MongoNetworkError,
  MongoOperationTimeoutError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
  MongoWriteConcernError,
];

/** Returns whether a write failed only on duplicates of unique values. */
export function isDuplicateKey(error: unknown): error is MongoServerError {
  if (error instanceof MongoBulkWriteError) return onlyDuplicates(error);
  return error instanceof MongoServerError && error.code === DUPLICATE_KEY;
}

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof MongoError)) return false;
  if (UNAVAILABLE_KINDS.some((kind) => error instanceof kind)) return true;
  if (error instanceof MongoBulkWriteError && isInterrupted(error)) return true;
  return error.hasErrorLabel(MongoErrorLabel.RetryableWriteError) || UNAVAILABLE_CODES.includes(error.code);
}

/**
 * Returns whether a bulk write was interrupted. The driver reports a lost connection by an error without a code or write
 * errors. A server that steps down reports it for each write that it did not do.
 */
function isInterrupted({ code, result }: MongoBulkWriteError): boolean {
  if (result.getWriteConcernError() !== undefined) return true;
  if (result.getWriteErrors().some((error) => UNAVAILABLE_CODES.includes(error.code))) return true;
  return code === undefined && result.getWriteErrorCount() === 0;
}

function onlyDuplicates(error: MongoBulkWriteError): boolean {
  const failures = error.result.getWriteErrors();
  if (error.result.getWriteConcernError() !== undefined) return false;
  return failures.length > 0 && failures.every(({ code }) => code === DUPLICATE_KEY);
}

type Unavailable = new (message: string, options: ErrorOptions) => Error;

/** Short pauses in milliseconds for brief faults: each attempt waits for a primary by itself. */
const RETRIES = { retries: 4, minTimeout: 20, maxTimeout: 500, randomize: true };

/**
 * Runs the work, and repeats it after an election, a lost cursor or a broken connection: the driver repeats only some calls,
 * and those once. Translates the driver's errors for an unavailable server into the port's.
 * @param work may be done more than once
 * @param Failure class of the error to throw when the server is unavailable
 */
export async function withRetries<Result>(
  work: () => Promise<Result>,
  Failure: Unavailable = StoreUnavailable,
): Promise<Result> {
  try {
    return await pRetry(work, { ...RETRIES, shouldRetry: ({ error }) => isWorthRetrying(error) });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw new Failure('MongoDB cannot be used now', { cause: error });
  }
}

/** Returns false after a wait for a primary or a majority, which already lasted longer than an election. */
const isWorthRetrying = (error: Error): boolean =>
  isUnavailable(error) && !(error instanceof MongoServerSelectionError) && !(error instanceof MongoWriteConcernError);
