import type { Position } from '../event-store/event-store.js';
import type { LogStanding } from '../event-store/log-standing.js';
import { type Document, type DocumentId, assertFieldNames } from './collection.js';

export type Change =
  | {
      readonly kind: 'put';
      readonly collection: string;
      readonly id: DocumentId;
      readonly document: Document;
      readonly unlessSame?: string;
    }
  | { readonly kind: 'patch'; readonly collection: string; readonly id: DocumentId; readonly fields: Document }
  /** Adds to number fields of an existing document, a field without a value counting as 0; nothing happens to a missing document. */
  | {
      readonly kind: 'increment';
      readonly collection: string;
      readonly id: DocumentId;
      readonly by: Readonly<Record<string, number>>;
    }
  | { readonly kind: 'remove'; readonly collection: string; readonly id: DocumentId };

export interface PositionedChange {
  readonly position: Position;
  readonly change: Change;
}

export interface ProjectionRef {
  readonly name: string;
  readonly version: number;
}

export interface ProjectedBatch {
  readonly projection: ProjectionRef;
  readonly changes: readonly PositionedChange[];
  readonly streamHeads: ReadonlyMap<string, number>;
  /** Checkpoint after the batch. */
  readonly position: Position;
  readonly standing?: LogStanding;
  readonly isPassedOver?: boolean;
}

/** The document after a change; undefined when there is none. @throws TypeError */
export function applyChange(document: Document | undefined, change: Change): Document | undefined {
  switch (change.kind) {
    case 'put':
      assertFieldNames(change.document);
      if (document !== undefined && hasSame(document, change)) return document;
      return { ...change.document, id: change.id };
    case 'patch':
      assertFieldNames(change.fields);
      return document && { ...document, ...change.fields, id: change.id };
    case 'increment':
      assertFieldNames(change.by);
      return document && { ...document, ...sums(document, change.by) };
    case 'remove':
      return undefined;
  }
}

const hasSame = (document: Document, { document: other, unlessSame }: Extract<Change, { kind: 'put' }>): boolean =>
  unlessSame !== undefined && document[unlessSame] === other[unlessSame];

function sums(document: Document, by: Readonly<Record<string, number>>): Document {
  return Object.fromEntries(Object.entries(by).map(([field, amount]) => [field, numberOf(document, field) + amount]));
}

function numberOf(document: Document, field: string): number {
  const value = document[field] ?? 0;
  if (typeof value === 'number') return value;
  throw new TypeError(`Field ${field} of document ${String(document.id)} is not a number and cannot be incremented`);
}
