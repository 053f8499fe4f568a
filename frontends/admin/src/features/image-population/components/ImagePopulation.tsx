import { Button, EmptyState, ErrorDialog } from '@marcel/kit';
import { useMemo, useState } from 'react';
import { reloadPage } from '../../../shared/browser/page';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { useImageSearches } from '../api/use-image-searches';
import { usePopulation } from '../api/use-population';
import { applyView, statsOf, type PopulationMascot, type PopulationView } from '../population';
import { BulkSearch } from './BulkSearch';
import { ImageStats } from './ImageStats';
import { MascotImageCard } from './MascotImageCard';
import { PopulationSkeleton } from './PopulationSkeleton';
import { PopulationToolbar } from './PopulationToolbar';
import styles from './ImagePopulation.module.css';
import { POPULATION_MESSAGES } from '../population-texts';

const NONE: { mascots: PopulationMascot[]; total?: number } = { mascots: [] };

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
  if (population.isPending) return <PopulationSkeleton />;
  return (
    <div className={styles.page}>
      <ImageStats stats={statsOf(mascots, total)} />
      <StaleNotice stale={population.isRefetchError} updatedAt={population.dataUpdatedAt} />
      <BulkSearch visible={shown} search={search} />
      <PopulationToolbar view={view} onChange={(change) => setView({ ...view, ...change })} />
      {shown.length === 0 && <EmptyState title={POPULATION_MESSAGES.empty} />}
      <ul className={styles.cards}>
        {shown.map((mascot) => (
          <li key={mascot.id}>
            <MascotImageCard
              mascot={mascot}
              found={searches.get(mascot.id)}
              onSearch={() => search(mascot.id)}
              onSaved={() => forget(mascot.id)}
            />
          </li>
        ))}
      </ul>
      {population.hasNextPage && (
        <div className={styles.more}>
          {population.isFetchNextPageError && <p role="alert">{POPULATION_MESSAGES.loadFailed.title}</p>}
          <Button disabled={population.isFetching} onClick={() => void population.fetchNextPage()}>
            Load More Mascots
          </Button>
        </div>
      )}
    </div>
  );
}
