import { Spinner } from '@marcel/kit';
import { Flex } from '@marcel/kit/antd';
import { reloadPage } from '@marcel/kit/programs';
import type { ReactNode } from 'react';
import { Columns } from '../../../shared/components/Columns';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { StatTiles } from '../../../shared/components/StatTiles';
import { submissionsPage } from '../../../shared/navigation/pages';
import { useSubmissions } from '../../../shared/submissions/use-submissions';
import { approvalRate, medianWait } from '../review-figures';
import { QuickActions } from './QuickActions';
import { RecentSubmissions } from './RecentSubmissions';

/** The newest submissions, of which the median wait is taken. */
const NEWEST = { limit: 100 };

type LoadedSubmissions = NonNullable<ReturnType<typeof useSubmissions>['data']>;

/** The mascots' part loads and fails by itself. */
export function Dashboard({ mascots }: { mascots: ReactNode }) {
  const { data, isLoadingError, isRefetchError, error, dataUpdatedAt } = useSubmissions(NEWEST);
  return (
    <Flex vertical gap="middle">
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {isLoadingError && <LoadFailure title="Failed to load dashboard" error={error} onRetry={reloadPage} />}
      {data === undefined && !isLoadingError && <Spinner label="Loading dashboard..." />}
      {data && <StatTiles label="Submissions by status" stats={statsOf(data)} />}
      {mascots}
      <Columns
        main={<RecentSubmissions submissions={data?.submissions} failed={isLoadingError} />}
        aside={<QuickActions pending={data?.counts.pending} />}
      />
    </Flex>
  );
}

/** Each count links to its list. */
const statsOf = ({ submissions, counts: { total, pending, approved, rejected } }: LoadedSubmissions) => [
  { label: 'Total Submissions', value: total, page: submissionsPage() },
  { label: 'Pending Review', value: pending, page: submissionsPage('pending'), tone: 'yellow' as const },
  { label: 'Approved', value: approved, page: submissionsPage('approved'), tone: 'green' as const },
  { label: 'Rejected', value: rejected, page: submissionsPage('rejected'), tone: 'red' as const },
  { label: 'Median Wait', value: medianWait(submissions) },
  { label: 'Approval Rate', value: approvalRate(approved, rejected) },
];
