import { inStream, specifyProjection } from '../../../platform/consumers/test-support/projection-specification.js';
import { IMPORT_STREAM, type ImportEvent } from '../domain/import.js';
import { IMPORTS_VIEW } from '../views.js';
import { importsProjection } from './imports.js';

const given = specifyProjection(importsProjection);
const skipped = [{ row: 4, name: 'Tux', problem: 'Already in the directory' }];
const run: ImportEvent[] = [
  { type: 'ImportReceived', data: { importId: 1, fileName: 'mascots.csv', rows: 4 } },
  { type: 'ImportRowsAdded', data: { importId: 1, rows: [], skipped } },
  { type: 'ImportStarted', data: { importId: 1 } },
  {
    type: 'ImportRowsProcessed',
    data: { importId: 1, imported: [2, 3].map((row) => ({ row, mascotId: row + 10 })), skipped, unloaded: skipped },
  },
];
const ended: ImportEvent = { type: 'ImportEnded', data: { importId: 1, reason: 'completed' } };
const undo: ImportEvent[] = [
  { type: 'ImportUndoStarted', data: { importId: 1, reason: 'Wrong file' } },
  { type: 'ImportMascotsRemoved', data: { importId: 1, mascotIds: [12, 13] } },
  { type: 'ImportUndone', data: { importId: 1 } },
];
const startedAt = '2026-01-01T12:00:00.000Z';
const figures = { id: 1, fileName: 'mascots.csv', rows: 4, imported: 2, skipped: 2, unloaded: 1, startedAt, by: null };

it('shows the progress of an import', () =>
  given(inStream<ImportEvent>(IMPORT_STREAM, ...run)).thenHolds(IMPORTS_VIEW, [
    { ...figures, status: 'running', removed: 0, reason: null },
  ]));

it('shows the end of an import, and the reason of its undo', () =>
  given(inStream<ImportEvent>(IMPORT_STREAM, ...run, ended, ...undo)).thenHolds(IMPORTS_VIEW, [
    { ...figures, status: 'undone', removed: 2, reason: 'Wrong file' },
  ]));
