import { MascotImport } from '@marcel/contracts';
import { unknownEvent } from '../../../../platform/decider/decider.js';
import type { Projection } from '../../../../platform/consumers/projections/projection.js';
import type { Change } from '../../../../platform/read-store/change.js';
import { IMPORT_STREAM, importEvents, type ImportEvent } from '../../domain/import.events.js';
import { IMPORTS_VIEW } from '../../views.js';

/** How each import did, and who began it. */
export const importsProjection: Projection<ImportEvent> = {
  name: IMPORTS_VIEW,
  version: 1,
  collections: [{ name: IMPORTS_VIEW, id: 'number', fields: {} }],
  streamPrefixes: [IMPORT_STREAM],
  catalogue: importEvents,
  project(event) {
    const { importId } = event.data;
    switch (event.type) {
      case 'ImportReceived': {
        const { time, actor } = event.recorded.metadata;
        const { fileName, rows } = event.data;
        const begun = {
          id: importId,
          fileName,
          rows,
          status: 'receiving',
          begunAt: time,
          by: actor.id ?? null,
        } as const;
        const document: MascotImport = { ...begun, imported: 0, skipped: 0, takenBack: 0, reason: null };
        return [{ kind: 'put', collection: IMPORTS_VIEW, id: importId, document }];
      }
      case 'ImportRowsGiven':
        return [counted(importId, { skipped: event.data.skipped.length })];
      case 'ImportBegun':
        return [patched(importId, { status: 'running' })];
      case 'ImportRowsTaken':
        return [counted(importId, { imported: event.data.imported.length, skipped: event.data.skipped.length })];
      case 'ImportEnded':
        return [patched(importId, { status: event.data.reason })];
      case 'ImportUndoBegun':
        return [patched(importId, { status: 'undoing', reason: event.data.reason, takenBack: 0 })];
      case 'ImportTakenBack':
        return [counted(importId, { takenBack: event.data.mascotIds.length })];
      case 'ImportUndone':
        return [patched(importId, { status: 'undone' })];
      default:
        return unknownEvent(event);
    }
  },
};

const patched = (id: number, fields: Partial<MascotImport>): Change => ({
  kind: 'patch',
  collection: IMPORTS_VIEW,
  id,
  fields,
});

const counted = (id: number, by: Readonly<Record<string, number>>): Change => ({
  kind: 'increment',
  collection: IMPORTS_VIEW,
  id,
  by,
});
