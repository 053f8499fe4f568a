import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue } from '../../../platform/decider/decider.js';
import { MascotProfile } from './mascot.events.js';

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
