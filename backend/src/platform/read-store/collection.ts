export const FIELD_KINDS = ['number', 'text', 'folded', 'alphabetic'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export const isFolded = (kind: FieldKind | undefined): kind is 'folded' | 'alphabetic' =>
  kind === 'folded' || kind === 'alphabetic';

export interface CollectionDefinition {
  readonly name: string;
  readonly id: 'number' | 'text';
  /**
   * Fields that queries filter or sort by; each gets the indexes that this needs. Other fields are only stored.
   * Names are letters and digits. A document with a value of another kind is refused.
   */
  readonly fields: Readonly<Record<string, FieldKind>>;
  readonly columns?: readonly string[];
  /** Text fields that `search` looks into; they need not be declared in `fields`. */
  readonly search?: readonly string[];
}

export type DocumentId = number | string;

export type Document = Readonly<Record<string, unknown>>;
