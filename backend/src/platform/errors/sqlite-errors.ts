import { errorCode } from './error-code.js';

const CORRUPT = /^SQLITE_(CORRUPT|NOTADB)/;
const UNAVAILABLE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|PROTOCOL|NOMEM)/;

export const isCorruptFile = (error: unknown): boolean => CORRUPT.test(errorCode(error) ?? '');

/** Returns whether disk space, memory or a lock was missing, so that a retry may succeed. */
export const isSqliteUnavailable = (error: unknown): boolean => UNAVAILABLE.test(errorCode(error) ?? '');

export const isConstraintViolation = (error: unknown): boolean =>
  errorCode(error)?.startsWith('SQLITE_CONSTRAINT') ?? false;
