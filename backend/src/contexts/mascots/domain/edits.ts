import type { MascotProfile } from './mascot.events.js';

/** Whatever an edit may set. */
export type EditedFields = Partial<MascotProfile> & { readonly imageUrl?: string | null };

/** A change of some fields, as it is told in the event of a revision. */
export interface Edit {
  readonly revision: number;
  readonly before: EditedFields;
  readonly after: EditedFields;
}

/** An edit with the values that its fields had before. */
export function editOf(revision: number, current: EditedFields, after: EditedFields): Edit {
  const before = Object.fromEntries(Object.entries(current).filter(([field]) => Object.hasOwn(after, field)));
  return { revision, before, after };
}

export type Reversal =
  | { readonly kind: 'possible'; readonly fields: EditedFields }
  /** No edit has one of these revisions. */
  | { readonly kind: 'no edit' }
  /** Another edit has set the same fields since. */
  | { readonly kind: 'changed since' };

/** What takes back the edits of some revisions. */
export function reversalOf(edits: readonly Edit[], revisions: readonly number[]): Reversal {
  const reverted = edits.filter(({ revision }) => revisions.includes(revision));
  const [first] = reverted;
  if (first === undefined || reverted.length < revisions.length) return { kind: 'no edit' };
  const fields = reverted.reduceRight<EditedFields>((values, { before }) => ({ ...values, ...before }), {});
  const others = edits.filter(({ revision }) => revision > first.revision && !revisions.includes(revision));
  const isChanged = others.some(({ after }) => Object.keys(after).some((field) => Object.hasOwn(fields, field)));
  return isChanged ? { kind: 'changed since' } : { kind: 'possible', fields };
}
