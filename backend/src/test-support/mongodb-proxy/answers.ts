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

const RETRYABLE: readonly number[] = [91, 134, 189, 10107, 11600, 11602, 13435, 13436];

const labelsFor = (command: Command, code: number): Document => {
  if (!RETRYABLE.includes(code)) return {};
  if (command.isInTransaction) return { errorLabels: ['TransientTransactionError'] };
  return command.retryKey === undefined ? {} : { errorLabels: ['RetryableWriteError'] };
};

/** Error codes that report the state of the replica set at that time; a driver with newer knowledge ignores them. */
const OF_STATE: readonly number[] = [91, 189, 10107, 11600, 11602, 13435, 13436];

const stateFor = (code: number, topologyVersion: Document): Document =>
  OF_STATE.includes(code) ? { topologyVersion } : {};

export const failure = (command: Command, code: number, topologyVersion: Document): Document => ({
  ok: 0,
  errmsg: NAMES[code] ?? 'refused',
  code,
  codeName: NAMES[code] ?? 'UnknownError',
  ...labelsFor(command, code),
  ...stateFor(code, topologyVersion),
});

export const withWriteConcernError = (
  command: Command,
  answer: Document,
  code: number,
  topologyVersion: Document,
): Document => ({
  ...answer,
  ...labelsFor(command, code),
  ...stateFor(code, topologyVersion),
  writeConcernError: {
    code,
    codeName: NAMES[code] ?? 'UnknownError',
    errmsg: code === 64 ? 'waiting for replication timed out' : 'operation was interrupted',
    ...(code === 64 && { errInfo: { wtimeout: true } }),
  },
});

export const withWriteError = (answer: Document, code: number): Document => ({
  ...answer,
  writeErrors: [...[answer.writeErrors ?? []].flat(), { index: 0, code, errmsg: NAMES[code] }],
});
