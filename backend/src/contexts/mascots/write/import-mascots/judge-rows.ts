import {
  fieldErrorsOf,
  IMPORT_MESSAGES,
  mapFields,
  MASCOT_FIELD_NAMES,
  MascotInput,
  untold,
  type ImportProblem,
  type ImportRow,
} from '@marcel/contracts';
import { nameKey } from '../../domain/name-claim.decider.js';
import type { GivenRow } from '../../domain/import.events.js';
import { tidyField } from '../tidy-field.js';

export interface JudgedRows {
  /** Those that may come in, as far as the file alone tells. */
  readonly good: readonly GivenRow[];
  /** Of the others, each with all its problems. */
  readonly problems: readonly ImportProblem[];
}

/** Checks the rows by the rules of every mascot, and each against those before it. */
export function judgeRows(rows: readonly ImportRow[], contributor: string): JudgedRows {
  const good: GivenRow[] = [];
  const problems: ImportProblem[] = [];
  const names = new Set<string>();
  for (const { row, values } of rows) {
    const judged = judge(row, values, contributor);
    if (Array.isArray(judged)) {
      problems.push(...judged);
      continue;
    }
    const key = nameKey(judged.profile);
    if (names.has(key))
      problems.push({ row, name: judged.profile.name, field: 'name', message: IMPORT_MESSAGES.twice });
    else good.push(judged);
    names.add(key);
  }
  return { good, problems };
}

function judge(row: number, values: ImportRow['values'], contributor: string): GivenRow | ImportProblem[] {
  const given = mapFields(MASCOT_FIELD_NAMES, (name, { kind }) => tidyField(kind, values[name]));
  const told = Object.entries({ ...given, contributor: given.contributor || contributor });
  const input = Object.assign(
    new MascotInput(),
    Object.fromEntries(told.filter(([, value]) => value !== undefined && value !== null)),
  );
  const errors = fieldErrorsOf(input);
  const { imageUrl } = input;
  if (typeof imageUrl === 'string' && /^data:/i.test(imageUrl))
    errors.push({ path: 'imageUrl', message: IMPORT_MESSAGES.webPicture });
  const name = typeof given.name === 'string' ? given.name : '';
  if (errors.length > 0) return errors.map(({ path, message }) => ({ row, name, field: path, message }));
  const { imageUrl: picture, ...profile } = { ...untold(MASCOT_FIELD_NAMES), ...input };
  return { row, profile, imageUrl: picture };
}
