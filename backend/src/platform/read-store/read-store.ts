import { keyBy } from 'es-toolkit';
import stringify from 'safe-stable-stringify';
import * as z from 'zod/mini';
import type { Position } from '../event-store/event-store.js';
import type { LogCheckpoint } from '../event-store/log-checkpoint.js';

export interface ReadStore {
  /**
   * Makes a projection's collections and indexes for this version, beside those of other versions. Idempotent.
   * @throws Error when the version exists with other collections: they need a higher version
   */
  prepare(projection: ProjectionRef, collections: readonly CollectionDefinition[]): Promise<void>;
  /** Returns the version whose documents queries see, the highest that was activated; undefined before the first activation. */
  activeVersion(projection: string): Promise<ProjectionRef | undefined>;
  /**
   * Lets queries see this version, and drops earlier ones, which accept no more batches. Idempotent. Returns false, without
   * changing what queries see, while the active version has a later checkpoint.
   * @throws BuildGone, also when queries see a later version
   */
  activate(projection: ProjectionRef): Promise<boolean>;
  /** Drops a version's documents and checkpoint, if there are any. */
  drop(projection: ProjectionRef): Promise<void>;

  /**
   * Applies a batch, each document atomically, and then moves the checkpoints of its projections, never back. A reader that has
   * seen the checkpoint sees all documents. A redelivery completes an interrupted batch and changes nothing else. Returns the
   * failed parts, which do not affect the others: with CheckpointMoved when another writer has committed meanwhile,
   * BuildGone or an error of the change.
   * @throws ReadStoreUnavailable
   */
  commit(batch: ProjectedBatch): Promise<readonly FailedPart[]>;
  checkpoint(projection: ProjectionRef): Promise<Position | undefined>;
  logCheckpoint(projection: ProjectionRef): Promise<LogCheckpoint | undefined>;
  /** Returns false when a collection was dropped or emptied from outside; the build can only be dropped then. */
  isIntact(projection: ProjectionRef): Promise<boolean>;
  hasAppliedEvents(): Promise<boolean>;

  /** Returns a document of the active build. @throws ViewNotBuilt while no active build has the collection */
  get(collection: string, id: DocumentId): Promise<Document | undefined>;
  /** Returns documents of the active build. @throws ViewNotBuilt, and Error for an undeclared field */
  find(collection: string, query: Query): Promise<Found>;
  /** Returns the same documents as stored texts, which responses can reuse. @throws as `find` */
  findTexts(collection: string, query: Query): Promise<FoundTexts>;
  /** Counts the matches by the values of a column, or sums a column. @throws as `find` */
  tally(collection: string, criteria: Criteria, tally: Tally): Promise<ReadonlyMap<FieldValue, number>>;
  /** Counts the matches by the values of each column, without the filter on that column itself. @throws as `tally` */
  facets(collection: string, criteria: Criteria, columns: readonly string[]): Promise<Facets>;
  /** Returns ids and column values of the matching documents. @throws as `tally` */
  values(collection: string, criteria: Criteria, columns: readonly string[]): Promise<readonly IdentifiedValues[]>;
  revisionOf(collection: string): Promise<string>;
  close(): Promise<void>;
}

export type IdentifiedValues = readonly [id: DocumentId, ...values: FieldValue[]];

export const READ_STORE = Symbol('ReadStore');

export type Filter =
  /** Matches any of the values, in folded fields without case; null matches documents without a value. */
  | { readonly field: string; readonly oneOf: readonly (string | number | null)[] }
  /** Matches values within inclusive bounds, not in folded fields, and no documents without a value. */
  | { readonly field: string; readonly from?: number | string; readonly to?: number | string };

export interface Query {
  readonly where?: readonly Filter[];
  /** Words, each of which must be part of a search field. */
  readonly search?: string;
  readonly sort?: { readonly field: string; readonly direction: 'asc' | 'desc' };
  /** A cursor from `nextAfter` for the same order: stable while documents are added and removed. Not with an offset. */
  readonly after?: string;
  /** Default 0. */
  readonly offset?: number;
  readonly limit?: number;
}

export interface Found {
  readonly documents: readonly Document[];
  /** Number of documents that match, before paging. */
  readonly total: number;
}

/** A document as it is stored. */
export interface DocumentText {
  readonly id: DocumentId;
  /** JSON of an object. */
  readonly text: string;
  /** Values of the fields that are stored separately from the text, without missing values. */
  readonly values: Document;
}

/** @throws SyntaxError, TypeError */
export function toDocument({ text, values }: Pick<DocumentText, 'text' | 'values'>): Document {
  const document: unknown = JSON.parse(text);
  if (typeof document !== 'object' || document === null) throw new TypeError('The read models hold no document');
  // Mutate the parsed object, because a copy takes five times as long as parsing.
  return Object.assign(document, values);
}

export interface FoundTexts {
  readonly texts: readonly DocumentText[];
  readonly total: number;
}

export type Criteria = Pick<Query, 'where' | 'search'>;

/** Number of documents by value, for each column. */
export type Facets = ReadonlyMap<string, ReadonlyMap<FieldValue, number>>;

export interface Tally {
  readonly by: string;
  readonly sum?: string;
}

const FIELD_KINDS = ['number', 'text', 'folded', 'alphabetic'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export const isFolded = (kind: FieldKind | undefined): kind is 'folded' | 'alphabetic' =>
  kind === 'folded' || kind === 'alphabetic';

const Names = z.optional(z.readonly(z.array(z.string())));

const CollectionDefinition = z.object({
  name: z.string(),
  id: z.enum(['number', 'text']),
  /**
   * Fields that queries filter or sort by. They have indexes, except `withoutIndex` and, in SQLite, `columns`. `folded` compares
   * without case; `alphabetic` also without accents, and numbers in texts by their value. Names are letters and digits.
   * Documents with a value of another kind are rejected.
   */
  fields: z.readonly(z.record(z.string(), z.enum(FIELD_KINDS))),
  /** Fields that `tally`, `facets` and `values` read. */
  columns: Names,
  /**
   * Fields of numbers or plain texts that are stored separately from a document's text: counters, and fields that responses omit.
   * Default: the numbers.
   */
  separateFields: Names,
  /** Fields without an index, for filters that are combined with others. */
  withoutIndex: Names,
  /** Searchable text fields, which need not be declared in `fields`. */
  search: Names,
});
export type CollectionDefinition = Readonly<z.infer<typeof CollectionDefinition>>;

/** Parses a stored definition. @throws ZodError, SyntaxError */
export const parseDefinition = (json: string): CollectionDefinition => CollectionDefinition.parse(JSON.parse(json));

export type DocumentId = number | string;

export type Document = Readonly<Record<string, unknown>>;

const PLAIN_WORD = /^[a-z][a-z0-9]*$/i;

/** Allows only plain words, because engines use field names in paths, columns and updates. @throws TypeError */
export function assertFieldNames(fields: Document): void {
  for (const name in fields) if (!PLAIN_WORD.test(name)) throw new TypeError(`${name} cannot be a field of a document`);
}

/** @throws Error for names that are not plain words, and for `columns` or `separateFields` that `fields` does not declare */
export function assertValidDefinition(definition: CollectionDefinition): void {
  const { name, fields, search = [], columns = [], separateFields = [] } = definition;
  const unfit = [...Object.keys(fields), ...search].find((field) => !PLAIN_WORD.test(field));
  if (unfit !== undefined) throw new Error(`Collection ${name}: ${unfit} is not a plain word`);
  const unknown = [...columns, ...separateFields].find((field) => !Object.hasOwn(fields, field));
  if (unknown !== undefined) throw new Error(`Collection ${name}: ${unknown} is not declared`);
  const folded = separateFields.find((field) => isFolded(fields[field]));
  if (folded !== undefined) throw new Error(`Collection ${name}: ${folded} is folded, and cannot be stored separately`);
}

/** @throws Error when the version exists with other collections */
export function assertSameCollections(
  { name, version }: ProjectionRef,
  stored: readonly CollectionDefinition[],
  prepared: readonly CollectionDefinition[],
): void {
  const [before, now] = [stored, prepared].map((some) => stringify(keyBy(some, (one) => one.name)));
  if (before === now) return;
  throw new Error(`The collections of projection ${name} changed: raise its version above ${version}`);
}

/** @throws Error when another projection has a collection of the same name */
export function assertFreeNames(names: readonly string[], taken: readonly string[]): void {
  const clash = names.find((name) => taken.includes(name));
  if (clash !== undefined) throw new Error(`Two projections have a collection ${clash}`);
}

export const isIdOf = ({ id: kind }: CollectionDefinition, id: DocumentId): boolean =>
  kind === 'number' ? Number.isSafeInteger(id) : typeof id === 'string';

export type Change = { readonly collection: string; readonly id: DocumentId } & (
  | { readonly kind: 'put'; readonly document: Document }
  | { readonly kind: 'patch'; readonly fields: Document }
  /** Adds to number fields; a missing value counts as 0. A missing document is created from `initial`; without `initial`, it stays missing. */
  | { readonly kind: 'increment'; readonly by: Readonly<Record<string, number>>; readonly initial?: Document }
  | { readonly kind: 'remove' }
);

export interface PositionedChange {
  readonly position: Position;
  readonly change: Change;
}

export interface ProjectionRef {
  readonly name: string;
  readonly version: number;
}

export interface ProjectedPart {
  readonly projection: ProjectionRef;
  readonly changes: readonly PositionedChange[];
}

/** Changes of one batch of the log in the read models of several projections. */
export interface ProjectedBatch {
  readonly parts: readonly ProjectedPart[];
  /** Checkpoint of all parts after the batch. */
  readonly position: Position;
  readonly logCheckpoint?: LogCheckpoint;
}

export interface FailedPart {
  readonly projection: ProjectionRef;
  readonly error: Error;
}

/** Returns the fields that a collection stores separately from the text of its documents. */
export const listSeparateFields = ({ fields, separateFields }: CollectionDefinition): readonly string[] =>
  separateFields ?? Object.keys(fields).filter((field) => fields[field] === 'number' && field !== 'id');

/** Returns whether a value can be stored separately from the text, where null and missing values look the same. */
export const isSeparable = (value: unknown): value is string | number =>
  typeof value === 'number' || typeof value === 'string';

/** Returns the JSON of a document without the values that are stored separately. */
export function toJson(document: Document, separate: readonly string[]): string {
  const rest: Record<string, unknown> = { ...document };
  for (const field of separate) if (isSeparable(rest[field])) rest[field] = undefined;
  return JSON.stringify(rest);
}

/** Returns the document after a change; undefined when it is removed or missing. @throws TypeError */
export function applyChange(document: Document | undefined, change: Change): Document | undefined {
  switch (change.kind) {
    case 'put':
      assertFieldNames(change.document);
      return { ...change.document, id: change.id };
    case 'patch':
      assertFieldNames(change.fields);
      return document && { ...document, ...change.fields, id: change.id };
    case 'increment': {
      const { id, by, initial } = change;
      assertFieldNames(by);
      const before = document ?? (initial && { ...initial, id });
      return before && { ...before, ...sums(before, by) };
    }
    case 'remove':
      return undefined;
  }
}

const sums = (document: Document, by: Readonly<Record<string, number>>): Document =>
  Object.fromEntries(Object.entries(by).map(([field, amount]) => [field, readNumber(document, field) + amount]));

function readNumber(document: Document, field: string): number {
  const value = document[field] ?? 0;
  if (typeof value === 'number') return value;
  throw new TypeError(`Field ${field} of document ${String(document.id)} is not a number and cannot be incremented`);
}

/** The comparable value of a field. */
export type FieldValue = number | string | null;
