import { MongoServerSelectionError, MongoWriteConcernError } from 'mongodb';
import pRetry from 'p-retry';
import { StoreUnavailable } from '../errors/store-unavailable.js';
import { isUnavailable } from './mongo-errors.js';

type Unavailable = new (message: string, options: ErrorOptions) => Error;

/** Pauses in milliseconds, for what is over at once: each attempt waits for a primary by itself. */
const AGAIN = { retries: 4, minTimeout: 20, maxTimeout: 500, randomize: true };

/**
 * Does the work, with the driver's word for a server that cannot be used told in the port's. What an election, a lost cursor
 * or a broken connection interrupts is done again: the driver repeats only some of it, and that once.
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
