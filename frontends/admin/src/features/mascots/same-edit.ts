import { BULK_FIELDS, type EditMascotsRequest } from '@marcel/contracts';

export type SameValues = Partial<Record<(typeof BULK_FIELDS)[number], string>>;

export type SameEdit = Omit<EditMascotsRequest, 'ids'>;

export const sameEdit = (values: SameValues): SameEdit =>
  Object.fromEntries(BULK_FIELDS.flatMap((name) => (values[name]?.trim() ? [[name, values[name].trim()]] : [])));

export const isNothing = (edit: SameEdit): boolean => Object.keys(edit).length === 0;
