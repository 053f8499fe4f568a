import * as z from 'zod/mini';
import { MAX_SHORT_LIST, listOf } from '../http/lists.js';
import rows from './demonstration.json' with { type: 'json' };
import { MASCOT_FIELD_NAMES, defaultValues, type MascotValues } from './fields.js';

export const IMPORT_STATUSES = ['receiving', 'running', 'completed', 'stopped', 'undoing', 'undone'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

export const IMPORT_LIMITS = { rows: 10_000, fileName: 200, problems: 500 } as const;

export const IMPORT_MESSAGES = {
  rows: 'The rows could not be read',
  none: 'There are no rows to import',
  tooMany: `At most ${IMPORT_LIMITS.rows.toLocaleString('en')} rows can be imported at once`,
  fileName: 'Please name the file',
  busy: 'An import is under way. Wait until it has ended, or stop it.',
  superseded: 'Someone else has started another import meanwhile.',
  notFound: 'Import not found',
  undone: 'This import has already been undone.',
  duplicate: 'Already in the directory',
  twice: 'Appears twice in the file',
  webPicture: 'Please give an http or https address',
  unloaded: (host: string) => `Imported without its picture: ${host} did not send one`,
} as const;

const count = z.int();

export const ImportRow = z.object({ row: count.check(z.positive()), values: z.record(z.string(), z.unknown()) });
export type ImportRow = z.infer<typeof ImportRow>;

/** The reason why a row cannot be imported. */
export const ImportProblem = z.object({
  row: count,
  name: z.string(),
  field: z.nullable(z.string()),
  message: z.string(),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

export const ImportCheck = z.object({
  rows: count,
  good: count,
  problems: listOf(ImportProblem, IMPORT_LIMITS.problems),
});
export type ImportCheck = z.infer<typeof ImportCheck>;

export const MascotImport = z.object({
  id: count,
  fileName: z.string(),
  status: z.enum(IMPORT_STATUSES),
  rows: count,
  imported: count,
  skipped: count,
  removed: count,
  /** Imported without their picture, which stays a link. */
  unloaded: count,
  reason: z.nullable(z.string()),
  startedAt: z.string(),
  by: z.nullable(z.string()),
});
export type MascotImport = z.infer<typeof MascotImport>;

export const MascotImports = z.object({ imports: listOf(MascotImport, MAX_SHORT_LIST) });
export type MascotImports = z.infer<typeof MascotImports>;

export interface DemonstrationMascot extends Omit<MascotValues, 'contributor'> {
  /** The name of its drawing. */
  art: string;
}

const { contributor: _, ...blank } = defaultValues(MASCOT_FIELD_NAMES);

export const DEMONSTRATION_MASCOTS: readonly DemonstrationMascot[] = rows.map((row) => ({
  ...blank,
  ...row,
  imageUrl: `https://example.org/mascots/${row.art}.png`,
}));
