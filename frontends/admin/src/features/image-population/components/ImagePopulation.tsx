import { Button, Empty, Flex, Pagination, Progress } from '@marcel/kit/antd';
import { LoadingCards, reloadPage, useDebouncedValue, usePage } from '@marcel/kit/programs';
import { useSearchParams } from 'react-router-dom';
import { MASCOT_LIMITS } from '@marcel/contracts';
import { ErrorDialog } from '@marcel/kit';
import { Actions, Card, CARD_WIDTH, Cards, StaleNotice, StatTiles } from '../../../shared/components/blocks';
import { useBulkSearch, useImageSearches, usePopulation, usePopulationCounts } from '../api';
import {
  bulkResult,
  EVERYTHING,
  POPULATION_FILTERS,
  POPULATION_MESSAGES,
  POPULATION_PAGE_SIZE,
  POPULATION_SORTS,
  queryFromAddress,
  statsOf,
  viewToAddress,
} from '../population';
import type { BulkProgress, PopulationMascot, PopulationQuery, PopulationView } from '../population';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { FilterBar } from '../../../shared/components/FilterBar';
import { MascotImageCard } from './MascotImageCard';

interface BulkSearchProps {
  mascots: readonly PopulationMascot[];
  search: (id: number) => Promise<readonly string[]>;
}

function BulkSearch({ mascots, search }: BulkSearchProps) {
  const { progress, start, stop } = useBulkSearch(search);
  const current = progress?.current ?? null;
  return (
    <Card title="Bulk Image Search">
      <p>Searches for every mascot on this page that has no image. Stay on the page until it is done.</p>
      <Actions>
        <Button type="primary" disabled={current !== null} onClick={() => void start(mascots)}>
          Search Images for All Missing
        </Button>
        {current !== null && <Button onClick={stop}>Stop</Button>}
      </Actions>
      {progress && (current === null ? <p role="status">{bulkResult(progress)}.</p> : <Running progress={progress} />)}
      {progress && progress.failures.length > 0 && <Failures failures={progress.failures} />}
    </Card>
  );
}

const Running = ({ progress: { searched, total, current } }: { progress: BulkProgress }) => (
  <>
    <Progress aria-label="Bulk search" percent={Math.floor((searched / total) * 100)} status="active" />
    <p>
      {searched} of {total} mascots. Searching for <bdi>{current}</bdi>
    </p>
  </>
);

const Failures = ({ failures }: Pick<BulkProgress, 'failures'>) => (
  <details>
    <summary>
      {failures.length} {failures.length === 1 ? 'error' : 'errors'}
    </summary>
    <ul>
      {failures.map(({ id, name, message }) => (
        <li key={id}>
          <bdi>{name}</bdi>: {message}
        </li>
      ))}
    </ul>
  </details>
);

const CHOICES = [
  { name: 'filter', label: 'Status', options: POPULATION_FILTERS.map(({ key, label }) => ({ value: key, label })) },
  { name: 'sort', label: 'Sort by', options: POPULATION_SORTS.map(({ key, label }) => ({ value: key, label })) },
] as const;

export function ImagePopulation() {
  const { query, view, setView } = usePopulationQuery();
  const [, toPage] = usePage('page');
  const population = usePopulation(query);
  const counts = usePopulationCounts();
  const { mascots, total } = population.data ?? { mascots: [], total: 0 };
  const { searches, search, forget } = useImageSearches();

  if (population.isLoadingError || counts.isLoadingError) {
    const { title, body } = POPULATION_MESSAGES.loadFailed;
    return <ErrorDialog title={title} message={body} onRetry={reloadPage} />;
  }
  if (population.isPending || counts.isPending) return <LoadingCards width={CARD_WIDTH} label="Loading mascots..." />;
  const stats = statsOf(counts.data);
  return (
    <Flex vertical gap="middle">
      <StatTiles
        label="Images of the mascots"
        stats={[
          { label: 'Total Mascots', value: stats.total },
          { label: 'With Images', value: stats.withImages, tone: 'green' },
          { label: 'Missing Images', value: stats.missing, tone: 'yellow' },
          { label: 'Completion', value: `${stats.completion}%` },
        ]}
      />
      <BulkSearch mascots={mascots} search={search} />
      <FilterBar
        values={view}
        search={{ label: 'Search mascots', placeholder: 'Name or brand', maxLength: MASCOT_LIMITS.shortText }}
        choices={CHOICES}
        onChange={setView}
      />
      <StaleNotice stale={population.isRefetchError} updatedAt={population.dataUpdatedAt} />
      <p role="status">{shownOf({ page: query.page, shown: mascots.length, total })}</p>
      {mascots.length === 0 && (
        <Empty description={POPULATION_MESSAGES.empty}>
          {stats.total > 0 && <Button onClick={() => setView(EVERYTHING)}>Show all mascots</Button>}
        </Empty>
      )}
      <Cards items={mascots} keyOf={({ id }) => id}>
        {(mascot) => (
          <MascotImageCard
            mascot={mascot}
            found={searches.get(mascot.id)}
            onSearch={() => search(mascot.id)}
            onSaved={() => forget(mascot.id)}
          />
        )}
      </Cards>
      <nav aria-label="Pages of mascots">
        <Pagination
          hideOnSinglePage
          showSizeChanger={false}
          current={query.page}
          pageSize={POPULATION_PAGE_SIZE}
          total={total}
          onChange={(page) => toPage(page)}
        />
      </nav>
    </Flex>
  );
}

function shownOf({ page, shown, total }: { page: number; shown: number; total: number }): string {
  const before = (page - 1) * POPULATION_PAGE_SIZE;
  return shown === 0 ? '' : `Showing ${before + 1} to ${before + shown} of ${total} mascots`;
}

function usePopulationQuery() {
  const [address, setAddress] = useSearchParams();
  const asked = queryFromAddress(address);
  const query: PopulationQuery = { ...asked, search: useDebouncedValue(asked.search, ADMIN_TIMES_MS.searchDebounce) };
  const { page, ...view } = asked;
  return {
    query,
    view,
    page,
    setView: (wanted: PopulationView) => setAddress(viewToAddress(wanted), { replace: true }),
  };
}
