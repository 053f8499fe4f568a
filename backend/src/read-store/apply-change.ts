import type { Change } from './change.js';
import type { Document } from './collection.js';

/** The document after a change; undefined when there is none. */
export function applyChange(document: Document | undefined, change: Change): Document | undefined {
  switch (change.kind) {
    case 'put':
      return { ...change.document, id: change.id };
    case 'patch':
      return document && { ...document, ...change.fields, id: change.id };
    case 'increment':
      return document && { ...document, ...sums(document, change.by) };
    case 'remove':
      return undefined;
  }
}

function sums(document: Document, by: Readonly<Record<string, number>>): Document {
  return Object.fromEntries(Object.entries(by).map(([field, amount]) => [field, numberOf(document, field) + amount]));
}

function numberOf(document: Document, field: string): number {
  const value = document[field] ?? 0;
  if (typeof value === 'number') return value;
  throw new TypeError(`Field ${field} of document ${String(document.id)} is not a number and cannot be incremented`);
}
