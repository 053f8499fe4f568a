import { MASCOT_LIMITS } from '@marcel/contracts';
import { useDebouncedValue, usePage } from '@marcel/kit/programs';
import { useSearchParams } from 'react-router-dom';
import { Flex } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { query } from '../../../shared/navigation/pages';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { Card, Loaded, StaleNotice } from '../../../shared/components/blocks';
import { FilterBar, MascotPages, rangeText } from '../../../shared/components/lists';
import { type ColumnSort, type PageQuery, parseSort, formatSort, useMascots } from '../api';
import { MascotsTable } from './MascotsTable';

export const ADMIN_PAGE_SIZES = [10, 25, 50] as const;

export const ADMIN_DEFAULT_PAGE_SIZE = 10;

interface PageFilters {
  search: string;
  limit: number;
}

function usePageQuery() {
  const [searchParams, setSearchParams] = useSearchParams();
  const [page, setPage] = usePage('page');
  const filters: PageFilters = {
    search: (searchParams.get('search') ?? '').slice(0, MASCOT_LIMITS.shortText),
    limit: ADMIN_PAGE_SIZES.find((size) => String(size) === searchParams.get('size')) ?? ADMIN_DEFAULT_PAGE_SIZE,
  };
  const sort = parseSort(searchParams.get('sort'));
  const request: PageQuery = {
    page,
    limit: filters.limit,
    search: useDebouncedValue(filters.search.trim(), ADMIN_TIMES_MS.searchDebounce),
    sort,
  };
  const show = ({ search, limit }: PageFilters, order: ColumnSort | undefined, options?: { replace: boolean }) => {
    const size = limit !== ADMIN_DEFAULT_PAGE_SIZE && limit;
    setSearchParams(query({ search, size, sort: order && formatSort(order) }), options);
  };
  return {
    request,
    filters,
    setFilters: (next: PageFilters) => show(next, sort, { replace: next.limit === filters.limit }),
    setSort: (nextSort: ColumnSort | undefined) => show(filters, nextSort),
    setPage,
  };
}

const SIZES = ADMIN_PAGE_SIZES.map((size) => ({ value: size, label: `${size} per page` }));

export function MascotsManagement() {
  const { request, filters, setFilters, setSort, setPage } = usePageQuery();
  const mascots = useMascots(request);
  const { data } = mascots;
  // The last page may have become empty.
  const lastPage = Math.max(1, data?.pagination.totalPages ?? 1);
  const isCurrentSearch = request.search === filters.search.trim();
  const isPastEnd = isCurrentSearch && data !== undefined && data.mascots.length === 0 && request.page > lastPage;
  const goToLastPage = useEffectEvent(() => setPage(lastPage, { replace: true }));
  useEffect(() => {
    if (isPastEnd) goToLastPage();
  }, [isPastEnd]);
  return (
    <Card title="Mascots Management">
      <FilterBar
        values={filters}
        search={{ label: 'Search mascots', placeholder: 'Name or brand', maxLength: MASCOT_LIMITS.shortText }}
        choices={[{ name: 'limit', label: 'Page size', options: SIZES }]}
        onChange={setFilters}
      />
      <StaleNotice query={mascots} />
      <Loaded query={mascots} dataName="mascots">
        {({ mascots: pageMascots, pagination }) => (
          <>
            <MascotsTable
              mascots={pageMascots}
              isLoading={mascots.isFetching}
              isFiltered={request.search !== ''}
              sort={request.sort}
              onSort={setSort}
            />
            <Flex wrap gap="middle" align="center" justify="space-between">
              <p role="status">{rangeText(pagination, pageMascots.length) || 'No mascots'}</p>
              <MascotPages {...pagination} onPage={setPage} />
            </Flex>
          </>
        )}
      </Loaded>
    </Card>
  );
}
