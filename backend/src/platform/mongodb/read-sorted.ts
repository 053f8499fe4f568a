import type { FindCursor } from 'mongodb';
import { withRetries } from './with-retries.js';

const PAGE = 1000;

/**
 * Yields the results of a search in the order of a unique field, page by page: no cursor has to survive an election, and
 * an interrupted page is read again.
 * @param find finds the documents after the last one, or all
 * @throws StoreUnavailable
 */
export async function* readSorted<Found extends object>(
  field: keyof Found & string,
  find: (last: Found | undefined) => FindCursor<Found>,
): AsyncGenerator<Found> {
  let last: Found | undefined;
  do {
    const after = last;
    const page = await withRetries(() =>
      find(after)
        .sort({ [field]: 1 })
        .limit(PAGE)
        .batchSize(PAGE)
        .toArray(),
    );
    yield* page;
    last = page.length < PAGE ? undefined : page.at(-1);
  } while (last !== undefined);
}
