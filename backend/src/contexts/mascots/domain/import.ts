import * as z from 'zod/mini';
import type { EventCatalogue, EventOf, DecidedStream, Decider } from '../../../platform/decider/decider.js';
import { firstVersion, unknownEvent } from '../../../platform/decider/decider.js';
import { MascotProfile } from './mascot.events.js';
import { IMPORT_MESSAGES, IMPORT_STATUSES } from '@marcel/contracts';
import { DomainError } from '../../../platform/decider/domain-error.js';

const importId = z.int();

export const ValidRow = z.object({ row: z.int(), profile: MascotProfile, imageUrl: z.nullable(z.string()) });
export type ValidRow = z.infer<typeof ValidRow>;

export const SkippedRow = z.object({ row: z.int(), name: z.string(), problem: z.string() });
export type SkippedRow = z.infer<typeof SkippedRow>;

const definitions = {
  ImportReceived: firstVersion(z.object({ importId, fileName: z.string(), rows: z.int() }), 'ReceiveImport'),
  ImportRowsAdded: firstVersion(
    z.object({ importId, rows: z.array(ValidRow), skipped: z.array(SkippedRow) }),
    'AddImportRows',
  ),
  ImportStarted: firstVersion(z.object({ importId }), 'StartImport'),
  ImportRowsProcessed: firstVersion(
    z.object({
      importId,
      imported: z.array(z.object({ row: z.int(), mascotId: z.int() })),
      skipped: z.array(SkippedRow),
      /** Imported rows whose picture could not be loaded and stays a link. */
      unloaded: z.optional(z.array(SkippedRow)),
    }),
    'ProcessImportRows',
  ),
  ImportEnded: firstVersion(
    z.object({ importId, reason: z.enum(['completed', 'stopped']) }),
    'CompleteImport',
    'StopImport',
  ),
  ImportUndoStarted: firstVersion(z.object({ importId, reason: z.string() }), 'UndoImport'),
  ImportMascotsRemoved: firstVersion(z.object({ importId, mascotIds: z.array(z.int()) }), 'RemoveImportedMascots'),
  ImportUndone: firstVersion(z.object({ importId }), 'CompleteImportUndo'),
};
type Definitions = typeof definitions;
export type ImportEvent<Type extends keyof Definitions = keyof Definitions> = EventOf<Definitions, Type>;
export const importEvents: EventCatalogue<ImportEvent> = definitions;

export const IMPORT_STREAM = 'imports';

export const ImportState = z.readonly(
  z.object({
    count: z.int(),
    importId: z.int(),
    status: z.enum(['none', ...IMPORT_STATUSES]),
    processed: z.int(),
    removed: z.int(),
  }),
);
export type ImportState = z.infer<typeof ImportState>;

export type ImportCommand =
  | { readonly kind: 'receive'; readonly fileName: string; readonly rows: number }
  | { readonly kind: 'add'; readonly data: ImportEvent<'ImportRowsAdded'>['data'] }
  | { readonly kind: 'start' | 'complete' | 'stop' | 'complete-undo'; readonly importId: number }
  | { readonly kind: 'process'; readonly from: number; readonly data: ImportEvent<'ImportRowsProcessed'>['data'] }
  | { readonly kind: 'undo'; readonly importId: number; readonly reason: string }
  | { readonly kind: 'remove'; readonly from: number; readonly importId: number; readonly mascotIds: number[] };

const importDecider: Decider<ImportCommand, ImportEvent, ImportState> = {
  initialState: { count: 0, importId: 0, status: 'none', processed: 0, removed: 0 },
  evolve(state, event) {
    const { importId } = event.data;
    switch (event.type) {
      case 'ImportReceived':
        return { count: importId, importId, status: 'receiving', processed: 0, removed: 0 };
      case 'ImportRowsAdded':
        return state;
      case 'ImportStarted':
        return { ...state, status: 'running' };
      case 'ImportRowsProcessed':
        return { ...state, processed: state.processed + event.data.imported.length + event.data.skipped.length };
      case 'ImportEnded':
        return { ...state, status: event.data.reason };
      case 'ImportUndoStarted':
        return { ...state, importId, status: 'undoing', removed: 0 };
      case 'ImportMascotsRemoved':
        return { ...state, removed: state.removed + event.data.mascotIds.length };
      case 'ImportUndone':
        return { ...state, status: 'undone' };
      default:
        return unknownEvent(event);
    }
  },
  decide(command, state) {
    switch (command.kind) {
      case 'receive': {
        requireIdle(state);
        const { fileName, rows } = command;
        return [{ type: 'ImportReceived', data: { importId: state.count + 1, fileName, rows } }];
      }
      case 'add':
        requireReceiving(state, command.data.importId);
        return [{ type: 'ImportRowsAdded', data: command.data }];
      case 'start':
        requireReceiving(state, command.importId);
        return [{ type: 'ImportStarted', data: { importId: command.importId } }];
      case 'process':
        return isAt(state, 'running', command.data) && command.from === state.processed
          ? [{ type: 'ImportRowsProcessed', data: command.data }]
          : [];
      case 'complete':
      case 'stop': {
        const { importId, kind } = command;
        if (!isAt(state, 'running', command)) return [];
        return [{ type: 'ImportEnded', data: { importId, reason: kind === 'stop' ? 'stopped' : 'completed' } }];
      }
      case 'undo':
        return startUndo(command.importId, command.reason, state);
      case 'remove': {
        const { importId, mascotIds, from } = command;
        if (!isAt(state, 'undoing', command) || from !== state.removed) return [];
        return [{ type: 'ImportMascotsRemoved', data: { importId, mascotIds } }];
      }
      case 'complete-undo':
        return isAt(state, 'undoing', command) ? [{ type: 'ImportUndone', data: { importId: command.importId } }] : [];
    }
  },
};

export const imports: DecidedStream<ImportCommand, ImportEvent, ImportState> = {
  stream: IMPORT_STREAM,
  decider: importDecider,
  catalogue: importEvents,
  snapshots: { version: 1, schema: ImportState },
};

const isAt = (state: ImportState, status: ImportState['status'], { importId }: { readonly importId: number }) =>
  state.status === status && state.importId === importId;

function requireIdle({ status }: ImportState): void {
  if (status === 'running' || status === 'undoing') throw new DomainError('conflict', IMPORT_MESSAGES.busy);
}

function requireReceiving(state: ImportState, importId: number): void {
  if (!isAt(state, 'receiving', { importId })) throw new DomainError('conflict', IMPORT_MESSAGES.superseded);
}

function startUndo(importId: number, reason: string, state: ImportState): readonly ImportEvent[] {
  if (importId > state.count) throw new DomainError('not_found', IMPORT_MESSAGES.notFound);
  requireIdle(state);
  if (isAt(state, 'undone', { importId })) throw new DomainError('conflict', IMPORT_MESSAGES.undone);
  return [{ type: 'ImportUndoStarted', data: { importId, reason } }];
}
