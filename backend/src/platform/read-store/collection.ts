/**
 * `folded`: text compared, filtered and sorted without regard to case (see `foldText`). `alphabetic`: the same, but in the order of a
 * printed index (see `indexText`).
 */
export const FIELD_KINDS = ['number', 'text', 'folded', 'alphabetic'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** Whether a field is compared by another text than the document's own. */
export const isFolded = (kind: FieldKind | undefined): kind is 'folded' | 'alphabetic' =>
  kind === 'folded' || kind === 'alphabetic';

/** A declared set of documents: what can be asked of it, and so what is indexed. */
export interface CollectionDefinition {
  /** Unique among the collections of all projections. */
  readonly name: string;
  /** Numbers are whole. Queries may always filter and sort by `id`. */
  readonly id: 'number' | 'text';
  /**
   * Fields that queries filter or sort by; each gets the indexes that this needs. Other fields are only stored.
   * Names are letters and digits. A document with a value of another kind is refused.
   */
  readonly fields: Readonly<Record<string, FieldKind>>;
  /**
   * Of these fields, those that queries narrow and sort by in any combination, in a collection with numbers for ids: an engine may keep
   * them in memory.
   */
  readonly columns?: readonly string[];
  /** Text fields that `search` looks into; they need not be declared in `fields`. */
  readonly search?: readonly string[];
}

export type DocumentId = number | string;

/** JSON object; the id is kept under `id`. */
export type Document = Readonly<Record<string, unknown>>;
