import type { MascotEvent, MascotProfile } from './mascot.events.js';

export type EditedFields = Partial<MascotProfile> & { readonly imageUrl?: string | null };

export interface LastChanges {
  readonly changedAt: Readonly<Record<string, number>>;
  /** The value that the field had until then. */
  readonly before: EditedFields;
}

export const NO_CHANGES: LastChanges = { changedAt: {}, before: {} };

/** The last changes after one more edit, made in the event of a revision. */
export function changed(
  { changedAt, before }: LastChanges,
  revision: number,
  current: EditedFields,
  after: EditedFields,
): LastChanges {
  const fields = Object.keys(after);
  return {
    changedAt: { ...changedAt, ...Object.fromEntries(fields.map((field) => [field, revision])) },
    before: { ...before, ...only(fields, current) },
  };
}

export interface Edit {
  readonly revision: number;
  readonly fields: readonly string[];
}

export function fieldsSetBy(event: MascotEvent): string[] {
  if (event.type === 'MascotEdited' || event.type === 'MascotEditReverted') return Object.keys(event.data.changes);
  return event.type === 'MascotImageChanged' ? Object.keys(event.data) : [];
}

export type Reversal =
  | { readonly kind: 'possible'; readonly fields: EditedFields }
  | { readonly kind: 'no edit' }
  /** Another edit has set the same fields since. */
  | { readonly kind: 'changed since' };

export function reversalOf({ changedAt, before }: LastChanges, edits: readonly Edit[]): Reversal {
  if (edits.length === 0 || edits.some(({ fields }) => fields.length === 0)) return { kind: 'no edit' };
  const isLast = ({ revision, fields }: Edit) => fields.every((field) => changedAt[field] === revision);
  if (!edits.every(isLast)) return { kind: 'changed since' };
  const fields = edits.flatMap((edit) => edit.fields);
  return { kind: 'possible', fields: only(fields, before) };
}

const only = (fields: readonly string[], values: EditedFields): EditedFields =>
  Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
