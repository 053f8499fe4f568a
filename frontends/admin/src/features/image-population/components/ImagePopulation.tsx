import { type Mascot, MASCOT_LIMITS } from '@marcel/contracts';
import { ErrorDialog } from '@marcel/kit';
import { Button, Empty, Flex, Progress } from 'antd';
import { countText, LoadingCards, reloadPage, useDebouncedValue, usePage } from '@marcel/kit/programs';
import { useSearchParams } from 'react-router-dom';
import { Actions, Card, CARD_WIDTH, Cards, StaleNotice, StatTiles } from '../../../shared/components/blocks';
import { FilterBar, MascotPages, rangeText } from '../../../shared/components/lists';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { useBulkSearch, usePopulation, usePopulationCounts } from '../api';
import {
  bulkResult,
  ALL_MASCOTS,
  POPULATION_FILTERS,
  POPULATION_PAGE_SIZE,
  POPULATION_SORTS,
  type PopulationView,
  parseQuery,
  toStats,
  toQueryString,
} from '../population';
import { MascotImageCard } from './MascotImageCard';

function BulkSearch({ mascots }: { mascots: readonly Mascot[] }) {
  const { progress, start, stop } = useBulkSearch();
  const current = progress?.current ?? null;
  return (
    <Card title="Bulk Image Search">
      <p>Searches images for all mascots on this page that have none. Keep this page open.</p>
      <Actions>
        <Button type="primary" disabled={current !== null} onClick={() => void start(mascots)}>
          Search Images for All Missing
        </Button>
        {current !== null && <Button onClick={stop}>Stop</Button>}
      </Actions>
      {progress && current === null && <p role="status">{bulkResult(progress)}.</p>}
      {progress && current !== null && (
        <>
          <Progress
            aria-label="Bulk search"
            percent={Math.floor((progress.searched / progress.total) * 100)}
            status="active"
          />
          <p>
            {progress.searched} of {progress.total} mascots. Searching for <bdi>{current}</bdi>
          </p>
        </>
      )}
      {progress && progress.failures.length > 0 && (
        <details>
          <summary>{countText(progress.failures.length, 'error')}</summary>
          <ul>
            {progress.failures.map(({ id, name, message }) => (
              <li key={id}>
                <bdi>{name}</bdi>: {message}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

export function ImagePopulation() {
  const [searchParams, setSearchParams] = useSearchParams();
  const { page, ...view } = parseQuery(searchParams);
  const setView = (nextView: PopulationView) => setSearchParams(toQueryString(nextView), { replace: true });
  const [, toPage] = usePage('page');
  const search = useDebouncedValue(view.search, ADMIN_TIMES_MS.searchDebounce);
  const population = usePopulation({ ...view, search, page });
  const counts = usePopulationCounts();
  if (population.isLoadingError || counts.isLoadingError)
    return (
      <ErrorDialog
        title="Failed to load mascots"
        message="Unable to fetch mascot data. Please try again."
        onRetry={reloadPage}
      />
    );
  if (population.isPending || counts.isPending) return <LoadingCards width={CARD_WIDTH} label="Loading mascots..." />;
  const { mascots, pagination } = population.data;
  const stats = toStats(counts.data);
  const pages = { page, limit: POPULATION_PAGE_SIZE, total: pagination.total };
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
      <BulkSearch mascots={mascots} />
      <FilterBar
        values={view}
        search={{ label: 'Search mascots', placeholder: 'Name or brand', maxLength: MASCOT_LIMITS.shortText }}
        choices={[
          { name: 'filter', label: 'Status', options: POPULATION_FILTERS },
          { name: 'sort', label: 'Sort by', options: POPULATION_SORTS },
        ]}
        onChange={setView}
      />
      <StaleNotice query={population} />
      <p role="status">{rangeText(pages, mascots.length)}</p>
      {mascots.length === 0 && (
        <Empty description="No mascots found">
          {stats.total > 0 && <Button onClick={() => setView(ALL_MASCOTS)}>Show all mascots</Button>}
        </Empty>
      )}
      <Cards items={mascots}>{(mascot) => <MascotImageCard mascot={mascot} />}</Cards>
      <MascotPages {...pages} onPage={toPage} />
    </Flex>
  );
}
