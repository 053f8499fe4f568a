import { EventStoreUnavailable } from '../errors.js';
import { UnreadableCell } from './cells.js';

const CORRUPTION = /^SQLITE_(CORRUPT|NOTADB)/;
const UNAVAILABLE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|PROTOCOL|NOMEM)/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

export const isCorruption = (error: unknown): boolean =>
  error instanceof UnreadableCell || CORRUPTION.test(codeOf(error));

/** The same while a log is opened, when a table or column that is not there means that the schema is damaged. */
export const isBrokenSchema = (error: unknown): boolean => isCorruption(error) || codeOf(error) === 'SQLITE_ERROR';

/** Puts the engine's complaints of disk and locks into the port's words; anything else stays as it is. */
export function translated(error: unknown): unknown {
  const code = codeOf(error);
  if (!UNAVAILABLE.test(code)) return error;
  return new EventStoreUnavailable(`The event log cannot be used now (${code})`, { cause: error });
}
