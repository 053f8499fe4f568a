import { Spinner } from '@marcel/kit';
import { useEffect, useEffectEvent } from 'react';
import { Card } from '../../../shared/components/Card';
import { FilterBar } from '../../../shared/components/FilterBar';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { useMascots } from '../api/use-mascots';
import { ADMIN_PAGE_SIZES, usePageQuery } from '../use-page-query';
import { MascotsFooter } from './MascotsFooter';
import { MascotsTable } from './MascotsTable';

const SIZES = ADMIN_PAGE_SIZES.map((size) => ({ value: size, label: `${size} per page` }));

/** The published mascots: found by name or brand, edited and deleted. */
export function MascotsManagement() {
  const { query, filters, setFilters, setSort, setPage } = usePageQuery();
  const { data, isLoadingError, isRefetchError, isFetching, error, dataUpdatedAt, refetch } = useMascots(query);

  // The last one of the last page may have been deleted.
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
