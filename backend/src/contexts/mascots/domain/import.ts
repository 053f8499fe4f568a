import * as z from 'zod/mini';
import {
  type DomainEvent,
  type EventCatalogue,
  type DecidedStream,
  unknownEvent,
  type Decider,
} from '../../../platform/decider/decider.js';
import { MascotProfile } from './mascot.events.js';
import { IMPORT_MESSAGES, IMPORT_STATUSES } from '@marcel/contracts';
import { DomainError } from '../../../platform/decider/domain-error.js';

const importId = z.int();

export const GivenRow = z.object({ row: z.int(), profile: MascotProfile, imageUrl: z.nullable(z.string()) });
export type GivenRow = z.infer<typeof GivenRow>;

export const SkippedRow = z.object({ row: z.int(), name: z.string(), problem: z.string() });
export type SkippedRow = z.infer<typeof SkippedRow>;

const ImportReceivedData = z.object({ importId, fileName: z.string(), rows: z.int() });
const ImportRowsGivenData = z.object({ importId, rows: z.array(GivenRow), skipped: z.array(SkippedRow) });
const ImportBegunData = z.object({ importId });
const ImportRowsTakenData = z.object({
  importId,
  imported: z.array(z.object({ row: z.int(), mascotId: z.int() })),
  skipped: z.array(SkippedRow),
});
const ImportEndedData = z.object({ importId, reason: z.enum(['completed', 'stopped']) });
const ImportUndoBegunData = z.object({ importId, reason: z.string() });
const ImportTakenBackData = z.object({ importId, mascotIds: z.array(z.int()) });
const ImportUndoneData = z.object({ importId });

export type ImportReceived = DomainEvent<'ImportReceived', z.infer<typeof ImportReceivedData>>;
export type ImportRowsGiven = DomainEvent<'ImportRowsGiven', z.infer<typeof ImportRowsGivenData>>;
export type ImportBegun = DomainEvent<'ImportBegun', z.infer<typeof ImportBegunData>>;
export type ImportRowsTaken = DomainEvent<'ImportRowsTaken', z.infer<typeof ImportRowsTakenData>>;
export type ImportEnded = DomainEvent<'ImportEnded', z.infer<typeof ImportEndedData>>;
export type ImportUndoBegun = DomainEvent<'ImportUndoBegun', z.infer<typeof ImportUndoBegunData>>;
export type ImportTakenBack = DomainEvent<'ImportTakenBack', z.infer<typeof ImportTakenBackData>>;
export type ImportUndone = DomainEvent<'ImportUndone', z.infer<typeof ImportUndoneData>>;

export type ImportEvent =
  | ImportReceived
  | ImportRowsGiven
  | ImportBegun
  | ImportRowsTaken
  | ImportEnded
  | ImportUndoBegun
  | ImportTakenBack
  | ImportUndone;

export const importEvents: EventCatalogue<ImportEvent> = {
  ImportReceived: { version: 1, schema: ImportReceivedData, writtenBy: ['ReceiveImport'] },
  ImportRowsGiven: { version: 1, schema: ImportRowsGivenData, writtenBy: ['GiveImportRows'] },
  ImportBegun: { version: 1, schema: ImportBegunData, writtenBy: ['BeginImport'] },
  ImportRowsTaken: { version: 1, schema: ImportRowsTakenData, writtenBy: ['TakeImportRows'] },
  ImportEnded: { version: 1, schema: ImportEndedData, writtenBy: ['CompleteImport', 'StopImport'] },
  ImportUndoBegun: { version: 1, schema: ImportUndoBegunData, writtenBy: ['UndoImport'] },
  ImportTakenBack: { version: 1, schema: ImportTakenBackData, writtenBy: ['TakeBackImport'] },
  ImportUndone: { version: 1, schema: ImportUndoneData, writtenBy: ['CompleteImportUndo'] },
};

export const IMPORT_STREAM = 'imports';

export const ImportState = z.readonly(
  z.object({
    count: z.int(),
    importId: z.int(),
    status: z.enum(['none', ...IMPORT_STATUSES]),
    taken: z.int(),
    takenBack: z.int(),
  }),
);
export type ImportState = z.infer<typeof ImportState>;

export type ImportCommand =
  | { readonly kind: 'receive'; readonly fileName: string; readonly rows: number }
  | { readonly kind: 'give'; readonly data: ImportRowsGiven['data'] }
  | { readonly kind: 'begin' | 'complete' | 'stop' | 'complete-undo'; readonly importId: number }
  | { readonly kind: 'take'; readonly from: number; readonly data: ImportRowsTaken['data'] }
  | { readonly kind: 'undo'; readonly importId: number; readonly reason: string }
  | { readonly kind: 'take-back'; readonly from: number; readonly importId: number; readonly mascotIds: number[] };

const importDecider: Decider<ImportCommand, ImportEvent, ImportState> = {
  initialState: { count: 0, importId: 0, status: 'none', taken: 0, takenBack: 0 },
  evolve(state, event) {
    const { importId } = event.data;
    switch (event.type) {
      case 'ImportReceived':
        return { count: importId, importId, status: 'receiving', taken: 0, takenBack: 0 };
      case 'ImportRowsGiven':
        return state;
      case 'ImportBegun':
        return { ...state, status: 'running' };
      case 'ImportRowsTaken':
        return { ...state, taken: state.taken + event.data.imported.length + event.data.skipped.length };
      case 'ImportEnded':
        return { ...state, status: event.data.reason };
      case 'ImportUndoBegun':
        return { ...state, importId, status: 'undoing', takenBack: 0 };
      case 'ImportTakenBack':
        return { ...state, takenBack: state.takenBack + event.data.mascotIds.length };
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
      case 'give':
        requireReceiving(state, command.data.importId);
        return [{ type: 'ImportRowsGiven', data: command.data }];
      case 'begin':
        requireReceiving(state, command.importId);
        return [{ type: 'ImportBegun', data: { importId: command.importId } }];
      case 'take':
        return isAt(state, 'running', command.data) && command.from === state.taken
          ? [{ type: 'ImportRowsTaken', data: command.data }]
          : [];
      case 'complete':
      case 'stop': {
        const { importId, kind } = command;
        if (!isAt(state, 'running', command)) return [];
        return [{ type: 'ImportEnded', data: { importId, reason: kind === 'stop' ? 'stopped' : 'completed' } }];
      }
      case 'undo':
        return undoBegun(command.importId, command.reason, state);
      case 'take-back': {
        const { importId, mascotIds, from } = command;
        if (!isAt(state, 'undoing', command) || from !== state.takenBack) return [];
        return [{ type: 'ImportTakenBack', data: { importId, mascotIds } }];
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

function undoBegun(importId: number, reason: string, state: ImportState): readonly ImportEvent[] {
  if (importId > state.count) throw new DomainError('not_found', IMPORT_MESSAGES.notFound);
  requireIdle(state);
  if (isAt(state, 'undone', { importId })) throw new DomainError('conflict', IMPORT_MESSAGES.undone);
  return [{ type: 'ImportUndoBegun', data: { importId, reason } }];
}
