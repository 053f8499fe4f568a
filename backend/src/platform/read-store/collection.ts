import * as z from 'zod/mini';

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

const StoredDefinition = z.object({
  name: z.string(),
  id: z.enum(['number', 'text']),
  fields: z.record(z.string(), z.enum(FIELD_KINDS)),
  columns: z.optional(z.array(z.string())),
  search: z.optional(z.array(z.string())),
});

/** The declaration that an engine keeps as JSON beside the documents. @throws when it is none */
export const parseDefinition = (json: string): CollectionDefinition => StoredDefinition.parse(JSON.parse(json));

const PLAIN_WORD = /^[a-z][a-z0-9]*$/i;

/** Fields are parts of paths, columns and updates: only plain words mean nothing else to any engine. @throws TypeError */
export function assertFieldNames(fields: Document): void {
  for (const name in fields) if (!PLAIN_WORD.test(name)) throw new TypeError(`${name} cannot be a field of a document`);
}

/** @throws Error for names that are not plain words, and for fields that queries are to combine and that are not declared */
export function assertSoundDefinition({ name, fields, search = [], columns = [] }: CollectionDefinition): void {
  const unfit = [...Object.keys(fields), ...search].find((field) => !PLAIN_WORD.test(field));
  if (unfit !== undefined) throw new Error(`Collection ${name}: ${unfit} is not a plain word`);
  const unknown = columns.find((field) => !Object.hasOwn(fields, field));
  if (unknown !== undefined) throw new Error(`Collection ${name}: ${unknown} is not declared`);
}
