import type { Change } from './change.js';
import type { Document } from './collection.js';
import { assertFieldNames } from './sound-names.js';

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
