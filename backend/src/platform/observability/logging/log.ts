import type { BaseLogger } from 'pino';

/** Where long-running parts say what happened to them. */
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

/** Nest injection token of the log. */
export const LOG = Symbol('Log');
