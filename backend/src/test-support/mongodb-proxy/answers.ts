import type { Document } from 'mongodb';
import type { Command } from './command.js';

const NAMES: Readonly<Record<number, string>> = {
  43: 'CursorNotFound',
  50: 'MaxTimeMSExpired',
  64: 'WriteConcernTimeout',
  91: 'ShutdownInProgress',
  134: 'ReadConcernMajorityNotAvailableYet',
  189: 'PrimarySteppedDown',
  10107: 'NotWritablePrimary',
  11600: 'InterruptedAtShutdown',
  11601: 'Interrupted',
  11602: 'InterruptedDueToReplStateChange',
  13435: 'NotPrimaryNoSecondaryOk',
  13436: 'NotPrimaryOrSecondary',
};

/** Codes for which the server itself calls a write worth repeating, as it does a transaction. */
const RETRYABLE: readonly number[] = [91, 134, 189, 10107, 11600, 11602, 13435, 13436];

const labelsFor = (command: Command, code: number): Document => {
  if (!RETRYABLE.includes(code)) return {};
  if (command.isInTransaction) return { errorLabels: ['TransientTransactionError'] };
  return command.retryKey === undefined ? {} : { errorLabels: ['RetryableWriteError'] };
};

/** What the server answers to a command that it refuses, or breaks off. */
export const failure = (command: Command, code: number, topologyVersion?: Document): Document => ({
  ok: 0,
  errmsg: NAMES[code] ?? 'refused',
  code,
  codeName: NAMES[code] ?? 'UnknownError',
  ...labelsFor(command, code),
  ...(topologyVersion && { topologyVersion }),
});

/** What the server adds to the answer to a write that it did, and cannot vouch for. */
export const withWriteConcernError = (command: Command, answer: Document, code: number): Document => ({
  ...answer,
  ...labelsFor(command, code),
  writeConcernError: {
    code,
    codeName: NAMES[code] ?? 'UnknownError',
    errmsg: code === 64 ? 'waiting for replication timed out' : 'operation was interrupted',
    ...(code === 64 && { errInfo: { wtimeout: true } }),
  },
});
