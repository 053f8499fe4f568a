import { MASCOT_LIMITS } from '@marcel/contracts';
import { ErrorDialog } from '@marcel/kit';
import { Button, Empty, Flex, Pagination } from '@marcel/kit/antd';
import { LoadingCards, reloadPage, usePage } from '@marcel/kit/programs';
import { CARD_WIDTH, Cards } from '../../../shared/components/Cards';
import { FilterBar } from '../../../shared/components/FilterBar';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { StatTiles } from '../../../shared/components/StatTiles';
import { useImageSearches } from '../api/use-image-searches';
import { usePopulation, usePopulationCounts } from '../api/use-population';
import { EVERYTHING, POPULATION_FILTERS, POPULATION_PAGE_SIZE, POPULATION_SORTS, statsOf } from '../population';
import { POPULATION_MESSAGES } from '../population-texts';
import { usePopulationQuery } from '../use-population-query';
import { BulkSearch } from './BulkSearch';
import { MascotImageCard } from './MascotImageCard';

const CHOICES = [
  { name: 'filter', label: 'Status', options: POPULATION_FILTERS.map(({ key, label }) => ({ value: key, label })) },
  { name: 'sort', label: 'Sort by', options: POPULATION_SORTS.map(({ key, label }) => ({ value: key, label })) },
] as const;

/** Finds pictures for the mascots that have none, one by one or all at once. */
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
