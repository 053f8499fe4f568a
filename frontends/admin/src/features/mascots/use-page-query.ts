import { useState } from 'react';
import { useDebounced } from '../../shared/browser/use-debounced';
import type { PageQuery } from './mascot-page';
import { ADMIN_TIMES_MS } from '../../shared/times';

export const ADMIN_PAGE_SIZES = [10, 25, 50] as const;

export const ADMIN_DEFAULT_PAGE_SIZE = 10;

/** Which page of which mascots is wanted. Another search or page size starts at the first page again. */
export function usePageQuery() {
  const [text, setText] = useState('');
  const [limit, setLimit] = useState<number>(ADMIN_DEFAULT_PAGE_SIZE);
  const search = useDebounced(text.trim(), ADMIN_TIMES_MS.searchDebounce);
  const view = `${limit} ${search}`;
  const [place, setPlace] = useState({ view, page: 1 });
  const query: PageQuery = { page: place.view === view ? place.page : 1, limit, search };
  return { query, text, setText, setLimit, setPage: (page: number) => setPlace({ view, page }) };
}
