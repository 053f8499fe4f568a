import { BULK_FIELDS, type EditMascotsRequest } from '@marcel/contracts';

/** The fields of the form for several mascots, as typed. */
export type SameValues = Partial<Record<(typeof BULK_FIELDS)[number], string>>;

export type SameEdit = Omit<EditMascotsRequest, 'ids'>;

/** What is to be the same with all of them. */
export const sameEdit = (values: SameValues): SameEdit =>
  Object.fromEntries(BULK_FIELDS.flatMap((name) => (values[name]?.trim() ? [[name, values[name].trim()]] : [])));

export const isNothing = (edit: SameEdit): boolean => Object.keys(edit).length === 0;
