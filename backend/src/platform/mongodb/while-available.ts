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
 * Codes of a server that cannot serve now: shutting down, stepping down, not primary, out of time or of disk; or of a reading
 * that it broke off, because the cursor or its plan is gone. FerretDB and DocumentDB answer 1, an internal error, while the
 * database beneath them is down.
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
  if (error instanceof MongoBulkWriteError && isBrokenOff(error)) return true;
  return error.hasErrorLabel(MongoErrorLabel.RetryableWriteError) || UNAVAILABLE_CODES.includes(error.code);
}

/**
 * The driver puts what broke a bulk off, such as a lost connection, into an error that names no write and has no code. A
 * server that steps down in the middle says so for each write that it did not do any more.
 */
function isBrokenOff({ code, result }: MongoBulkWriteError): boolean {
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

/** Pauses in milliseconds, for what is over at once: each attempt waits for a primary by itself. */
const AGAIN = { retries: 4, minTimeout: 20, maxTimeout: 500, randomize: true };

/**
 * Runs the work, and repeats it after an election, a lost cursor or a broken connection: the driver repeats only some calls,
 * and those once. Translates the driver's errors for an unavailable server into the port's.
 * @param work may be done more than once
 * @param Failure what is thrown when it is not to be done now
 */
export async function whileAvailable<Result>(
  work: () => Promise<Result>,
  Failure: Unavailable = StoreUnavailable,
): Promise<Result> {
  try {
    return await pRetry(work, { ...AGAIN, shouldRetry: ({ error }) => isWorthRepeating(error) });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw new Failure('MongoDB cannot be used now', { cause: error });
  }
}

/** Not when an election's time was waited for already: for a primary, or for a majority. */
const isWorthRepeating = (error: Error): boolean =>
  isUnavailable(error) && !(error instanceof MongoServerSelectionError) && !(error instanceof MongoWriteConcernError);
