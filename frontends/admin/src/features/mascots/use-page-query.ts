import { MASCOT_LIMITS } from '@marcel/contracts';
import { useDebouncedValue, usePage } from '@marcel/kit/programs';
import { useSearchParams } from 'react-router-dom';
import { ADMIN_TIMES_MS } from '../../shared/times';
import { sortFromText, sortToText, type ColumnSort, type PageQuery } from './mascot-page';

export const ADMIN_PAGE_SIZES = [10, 25, 50] as const;

export const ADMIN_DEFAULT_PAGE_SIZE = 10;

interface PageFilters {
  search: string;
  limit: number;
}

/** Which page of which mascots is wanted, kept in the address. Another search, size or order starts at the first page again. */
export function usePageQuery() {
  const [address, setAddress] = useSearchParams();
  const [page, setPage] = usePage('page');
  const filters: PageFilters = {
    search: (address.get('search') ?? '').slice(0, MASCOT_LIMITS.shortText),
    limit: ADMIN_PAGE_SIZES.find((size) => String(size) === address.get('size')) ?? ADMIN_DEFAULT_PAGE_SIZE,
  };
  const sort = sortFromText(address.get('sort'));
  const query: PageQuery = {
    page,
    limit: filters.limit,
    search: useDebouncedValue(filters.search.trim(), ADMIN_TIMES_MS.searchDebounce),
    sort,
  };

  const change = (changes: Readonly<Record<string, string>>, how?: { replace: boolean }) =>
    setAddress((present) => {
      const next = new URLSearchParams(present);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    }, how);

  return {
    query,
    filters,
    // Nobody wants to go back letter by letter.
    setFilters: ({ search, limit }: PageFilters) =>
      change(
        { search, size: limit === ADMIN_DEFAULT_PAGE_SIZE ? '' : String(limit), page: '' },
        { replace: limit === filters.limit },
      ),
    setSort: (wanted: ColumnSort | undefined) => change({ sort: wanted ? sortToText(wanted) : '', page: '' }),
    setPage,
  };
}
