import { LIST_PAGE } from '@marcel/contracts';
import type { Page } from '@marcel/kit/api';

/**
 * Reads a list that only grows at its end, page by page.
 * @param read answers the page that a query string names
 */
export async function readAll<Item>(read: (query: string) => Promise<Page<Item[]>>): Promise<Item[]> {
  const all: Item[] = [];
  for (;;) {
    const { items, total } = await read(`?limit=${LIST_PAGE.limitMax}&offset=${all.length}`);
    all.push(...items);
    if (items.length === 0 || all.length >= (total ?? 0)) return all;
  }
}
