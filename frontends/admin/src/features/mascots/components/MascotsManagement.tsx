import { MASCOT_LIMITS, type Pagination as PageOf } from '@marcel/contracts';
import { useDebouncedValue, usePage } from '@marcel/kit/programs';
import { useSearchParams } from 'react-router-dom';
import { Flex, Pagination } from '@marcel/kit/antd';
import { Spinner } from '@marcel/kit';
import { useEffect, useEffectEvent } from 'react';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { type ColumnSort, type PageQuery, sortFromText, sortToText } from '../mascot-page';
import { Card, LoadFailure, StaleNotice } from '../../../shared/components/blocks';
import { FilterBar } from '../../../shared/components/FilterBar';
import { useMascots } from '../api';
import { MascotsTable } from './MascotsTable';

export const ADMIN_PAGE_SIZES = [10, 25, 50] as const;

export const ADMIN_DEFAULT_PAGE_SIZE = 10;

interface PageFilters {
  search: string;
  limit: number;
}

function usePageQuery() {
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
    setFilters: ({ search, limit }: PageFilters) =>
      change(
        { search, size: limit === ADMIN_DEFAULT_PAGE_SIZE ? '' : String(limit), page: '' },
        { replace: limit === filters.limit },
      ),
    setSort: (wanted: ColumnSort | undefined) => change({ sort: wanted ? sortToText(wanted) : '', page: '' }),
    setPage,
  };
}

const SIZES = ADMIN_PAGE_SIZES.map((size) => ({ value: size, label: `${size} per page` }));

export function MascotsManagement() {
  const { query, filters, setFilters, setSort, setPage } = usePageQuery();
  const { data, isLoadingError, isRefetchError, isFetching, error, dataUpdatedAt, refetch } = useMascots(query);

  // The last page may have become empty.
  const lastPage = Math.max(1, data?.pagination.totalPages ?? 1);
  const isOfThisSearch = query.search === filters.search.trim();
  const isBehind = isOfThisSearch && data !== undefined && data.mascots.length === 0 && query.page > lastPage;
  const stepBack = useEffectEvent(() => setPage(lastPage, { replace: true }));
  useEffect(() => {
    if (isBehind) stepBack();
  }, [isBehind]);

  return (
    <Card title="Mascots Management">
      <FilterBar
        values={filters}
        search={{ label: 'Search mascots', placeholder: 'Name or brand', maxLength: 100 }}
        choices={[{ name: 'limit', label: 'Page size', options: SIZES }]}
        onChange={setFilters}
      />
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {isLoadingError && <LoadFailure title="Failed to load mascots" error={error} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Spinner label="Loading mascots..." />}
      {data && (
        <>
          <MascotsTable
            mascots={data.mascots}
            loading={isFetching}
            searched={query.search !== ''}
            sort={query.sort}
            onSort={setSort}
          />
          <MascotsFooter pagination={data.pagination} shown={data.mascots.length} onPage={setPage} />
        </>
      )}
    </Card>
  );
}

interface MascotsFooterProps {
  pagination: PageOf;
  shown: number;
  onPage: (page: number) => void;
}

function MascotsFooter({ pagination, shown, onPage }: MascotsFooterProps) {
  const { page, limit, total } = pagination;
  const before = (page - 1) * limit;
  return (
    <Flex wrap gap="middle" align="center" justify="space-between">
      <p role="status">
        {shown === 0 ? 'No mascots' : `Showing ${before + 1} to ${before + shown} of ${total} mascots`}
      </p>
      <nav aria-label="Pages of mascots">
        <Pagination
          hideOnSinglePage
          showSizeChanger={false}
          current={page}
          pageSize={limit}
          total={total}
          onChange={onPage}
        />
      </nav>
    </Flex>
  );
}
