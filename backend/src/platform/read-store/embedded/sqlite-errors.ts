import { ReadStoreUnavailable } from '../errors.js';

const DAMAGE = /^SQLITE_(CORRUPT|NOTADB)/;
const UNAVAILABLE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|PROTOCOL|NOMEM)/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether the engine finds the file itself broken. */
export const isDamage = (error: unknown): boolean => DAMAGE.test(codeOf(error));

/** Puts the engine's complaints of disk and locks into the port's words; anything else stays as it is. */
export function translated(error: unknown): unknown {
  const code = codeOf(error);
  if (!UNAVAILABLE.test(code)) return error;
  return new ReadStoreUnavailable(`The read models cannot be used now (${code})`, { cause: error });
}
