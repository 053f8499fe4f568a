import { MASCOT_LIMITS } from '@marcel/contracts';
import { ErrorDialog } from '@marcel/kit';
import { Button, Empty, Flex } from '@marcel/kit/antd';
import { LoadingCards, reloadPage } from '@marcel/kit/programs';
import { useMemo, useState } from 'react';
import { CARD_WIDTH, Cards } from '../../../shared/components/Cards';
import { FilterBar } from '../../../shared/components/FilterBar';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { StatTiles } from '../../../shared/components/StatTiles';
import { useImageSearches } from '../api/use-image-searches';
import { usePopulation } from '../api/use-population';
import {
  applyView,
  POPULATION_FILTERS,
  POPULATION_SORTS,
  statsOf,
  type PopulationMascot,
  type PopulationView,
} from '../population';
import { POPULATION_MESSAGES } from '../population-texts';
import { BulkSearch } from './BulkSearch';
import { MascotImageCard } from './MascotImageCard';

const NONE: { mascots: PopulationMascot[]; total?: number } = { mascots: [] };

const CHOICES = [
  { name: 'filter', label: 'Status', options: POPULATION_FILTERS.map(({ key, label }) => ({ value: key, label })) },
  { name: 'sort', label: 'Sort by', options: POPULATION_SORTS.map(({ key, label }) => ({ value: key, label })) },
] as const;

/** Finds pictures for the mascots that have none, one by one or all at once. */
export function ImagePopulation() {
  const population = usePopulation();
  const { mascots, total } = population.data ?? NONE;
  const { searches, search, forget } = useImageSearches();
  const [view, setView] = useState<PopulationView>({ search: '', filter: 'all', sort: 'name' });
  const shown = useMemo(() => applyView(mascots, view), [mascots, view]);

  if (population.isLoadingError) {
    const { title, body } = POPULATION_MESSAGES.loadFailed;
    return <ErrorDialog title={title} message={body} onRetry={reloadPage} />;
  }
  if (population.isPending) return <LoadingCards width={CARD_WIDTH} label="Loading mascots..." />;
  const stats = statsOf(mascots, total);
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
      {stats.counted < stats.total && <p>Images are counted over the {stats.counted} mascots loaded so far.</p>}
      <StaleNotice stale={population.isRefetchError} updatedAt={population.dataUpdatedAt} />
      <BulkSearch visible={shown} search={search} />
      <FilterBar
        values={view}
        search={{ label: 'Search mascots', placeholder: 'Name or brand', maxLength: MASCOT_LIMITS.shortText }}
        choices={CHOICES}
        onChange={setView}
      />
      {shown.length === 0 && <Empty description={POPULATION_MESSAGES.empty} />}
      <Cards items={shown} keyOf={({ id }) => id}>
        {(mascot) => (
          <MascotImageCard
            mascot={mascot}
            found={searches.get(mascot.id)}
            onSearch={() => search(mascot.id)}
            onSaved={() => forget(mascot.id)}
          />
        )}
      </Cards>
      {population.hasNextPage && (
        <Flex vertical gap="small" align="center">
          {population.isFetchNextPageError && <p role="alert">{POPULATION_MESSAGES.loadFailed.title}</p>}
          <Button disabled={population.isFetching} onClick={() => void population.fetchNextPage()}>
            Load More Mascots
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
