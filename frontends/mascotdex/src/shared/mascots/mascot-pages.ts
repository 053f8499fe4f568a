import { MascotList, ROUTES, type Mascot } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { joinPages } from '@marcel/kit/programs';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { mascotKeys } from './mascot-keys';

export const PAGE_LENGTH = 24;

export function fetchMascots(query: string, page: { limit: number; offset: number }, signal?: AbortSignal) {
  const params = new URLSearchParams(query);
  params.set('limit', String(page.limit));
  params.set('offset', String(page.offset));
  return api.get(`${ROUTES.mascots}?${params}`, MascotList, signal && { signal });
}

/** All pages loaded so far as one list, from a page on. `query` is the query string without the page; the first page is 1. */
export const mascotPages = (query: string, from = 1) =>
  infiniteQueryOptions({
    queryKey: mascotKeys.list(query, from),
    queryFn: ({ pageParam, signal }) => fetchMascots(query, { limit: PAGE_LENGTH, offset: pageParam }, signal),
    initialPageParam: (from - 1) * PAGE_LENGTH,
    getNextPageParam: (page, _pages, offset) => (page.pagination.hasNext ? offset + page.mascots.length : undefined),
    select: ({ pages }): { mascots: Mascot[]; total: number } => ({
      mascots: joinPages(pages, ({ mascots }) => mascots),
      total: pages.at(-1)?.pagination.total ?? 0,
    }),
  });
