import { errorCode } from '../../errors/error-code.js';
import { isCorruptFile, isOutOfReach } from '../../errors/sqlite-errors.js';
import { EventStoreUnavailable } from '../errors.js';
import { UnreadableCell } from './cells.js';

export const isCorruption = (error: unknown): boolean => error instanceof UnreadableCell || isCorruptFile(error);

/** The same while a log is opened, when a table or column that is not there means that the schema is damaged. */
export const isBrokenSchema = (error: unknown): boolean => isCorruption(error) || errorCode(error) === 'SQLITE_ERROR';

/** Puts the engine's complaints of disk and locks into the port's words; anything else stays as it is. */
export const translated = (error: unknown): unknown =>
  isOutOfReach(error)
    ? new EventStoreUnavailable(`The event log cannot be used now (${errorCode(error)})`, { cause: error })
    : error;
