import { Spinner } from '@marcel/kit';
import type { ReactNode } from 'react';
import { reloadPage } from '../../../shared/browser/page';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { useSubmissions } from '../../../shared/submissions/use-submissions';
import { QuickActions } from './QuickActions';
import { RecentSubmissions } from './RecentSubmissions';
import { StatCards } from './StatCards';
import styles from './Dashboard.module.css';
import { RECENT_SUBMISSIONS } from '../newest';

const RECENT = { limit: RECENT_SUBMISSIONS };

/** What waits and what was done. The mascots' part loads and fails by itself. */
export function Dashboard({ mascots }: { mascots: ReactNode }) {
  const { data, isLoadingError, isRefetchError, error, dataUpdatedAt } = useSubmissions(RECENT);
  return (
    <div className={styles.dashboard}>
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {isLoadingError && <LoadFailure title="Failed to load dashboard" error={error} onRetry={reloadPage} />}
      {data === undefined && !isLoadingError && <Spinner label="Loading dashboard..." />}
      {data && <StatCards counts={data.counts} />}
      {mascots}
      <div className={styles.pair}>
        <RecentSubmissions submissions={data?.submissions} failed={isLoadingError} />
        <QuickActions pending={data?.counts.pending} />
      </div>
    </div>
  );
}
