import { DASHBOARD_MESSAGES } from '@marcel/contracts';
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

/** What waits and what was done. The mascots' part loads and fails by itself. */
export function Dashboard({ mascots }: { mascots: ReactNode }) {
  const { data: submissions, isLoadingError, isRefetchError, error, dataUpdatedAt } = useSubmissions();
  return (
    <div className={styles.dashboard}>
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {isLoadingError && <LoadFailure title={DASHBOARD_MESSAGES.loadFailed} error={error} onRetry={reloadPage} />}
      {submissions === undefined && !isLoadingError && <Spinner label="Loading dashboard..." />}
      {submissions && <StatCards submissions={submissions} />}
      {mascots}
      <div className={styles.pair}>
        <RecentSubmissions submissions={submissions} failed={isLoadingError} />
        <QuickActions submissions={submissions} />
      </div>
    </div>
  );
}
