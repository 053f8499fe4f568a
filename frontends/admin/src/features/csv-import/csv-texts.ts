import { IMPORT_LIMITS, type ImportStatus } from '@marcel/contracts';

const MOST = IMPORT_LIMITS.rows.toLocaleString('en');

export const CSV_TEXTS = {
  unreadable: 'This file cannot be imported',
  tooLarge: 'Please choose a file of at most 20 MB.',
  empty: 'There is no row below the names of the columns.',
  quotes: (row: number) => `A quote in row ${row} is never closed.`,
  tooMany: (rows: number) => `${rows.toLocaleString('en')} rows are too many: at most ${MOST} can be imported at once.`,
  tooMuch: 'The rows take more than 5 MB. Please split the file.',
  nameless: 'Say which columns hold Name and Brand: no mascot is without.',
  twice: (label: string) => `Two columns stand for ${label}.`,
  checkFailed: 'The rows were not checked',
  beginFailed: 'The import was not begun',
  begun: 'Import begun',
  begunBody: 'It goes on when you leave this page.',
  changeFailed: 'The import was not changed',
  downloadFailed: 'Failed to download',
} as const;

export const IMPORT_STATUS_LABELS: Readonly<Record<ImportStatus, string>> = {
  receiving: 'Not all rows came',
  running: 'Running',
  completed: 'Completed',
  stopped: 'Stopped',
  undoing: 'Being undone',
  undone: 'Undone',
};
