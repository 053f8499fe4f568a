import { useDebouncedValue } from '@marcel/kit/programs';
import { useState } from 'react';
import { ADMIN_TIMES_MS } from '../../shared/times';
import type { PageQuery } from './mascot-page';

export const ADMIN_PAGE_SIZES = [10, 25, 50] as const;

export const ADMIN_DEFAULT_PAGE_SIZE = 10;

/** Which page of which mascots is wanted. Another search or page size starts at the first page again. */
export function usePageQuery() {
  const [filters, setFilters] = useState({ search: '', limit: ADMIN_DEFAULT_PAGE_SIZE });
  const { limit } = filters;
  const search = useDebouncedValue(filters.search.trim(), ADMIN_TIMES_MS.searchDebounce);
  const view = `${limit} ${search}`;
  const [place, setPlace] = useState({ view, page: 1 });
  const query: PageQuery = { page: place.view === view ? place.page : 1, limit, search };
  return { query, filters, setFilters, setPage: (page: number) => setPlace({ view, page }) };
}
