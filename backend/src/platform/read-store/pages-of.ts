import type { Document, Query, ReadStore } from './read-store.js';
import { nextAfter } from './cursor.js';

/** All that a query finds, by pages of its limit. The store is asked for the next page only when somebody goes on. */
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
