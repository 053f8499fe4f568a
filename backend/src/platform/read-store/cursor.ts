import * as z from 'zod/mini';
import { DomainError } from '../decider/domain-error.js';
import type { Document, Query, ReadStore } from './read-store.js';

const StoredCursor = z.tuple([z.nullable(z.union([z.string(), z.number()])), z.union([z.string(), z.number()])]);

export const NEWEST_FIRST = { field: 'id', direction: 'desc' } as const;

export function nextAfter(
  { sort = NEWEST_FIRST, limit = Infinity }: Query,
  documents: readonly Document[],
): string | null {
  const last = documents.at(-1);
  return last === undefined || documents.length < limit ? null : encodeCursor(last, sort);
}

export function encodeCursor(document: Document, { field }: { readonly field: string }): string {
  const cursor = StoredCursor.parse([document[field] ?? null, document.id]);
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** @throws DomainError invalid_input */
export function parseCursor(after: string): z.infer<typeof StoredCursor> {
  try {
    return StoredCursor.parse(JSON.parse(Buffer.from(after, 'base64url').toString()));
  } catch {
    throw invalidCursor();
  }
}

export const invalidCursor = (): DomainError =>
  DomainError.fields([{ path: 'after', message: 'This cursor does not belong to this list' }]);

/** Yields all results of a query in pages of its limit. Loads a page only on demand. */
export async function* pagesOf(
  views: Pick<ReadStore, 'find'>,
  collection: string,
  query: Omit<Query, 'after'> & { readonly limit: number },
): AsyncGenerator<readonly Document[]> {
  for (let after: string | null | undefined; after !== null;) {
    const { documents } = await views.find(collection, { ...query, after });
    yield documents;
    after = nextAfter(query, documents);
  }
}
