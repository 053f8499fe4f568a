import { DASHBOARD_MESSAGES } from '@marcel/contracts';
import { Button, EmptyState } from '@marcel/kit';
import { useMemo, useState } from 'react';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { useSubmissions } from '../../../shared/submissions/use-submissions';
import { applyView } from '../list-view';
import { useListView } from '../use-list-view';
import { BulkDecisionBar } from './BulkDecisionBar';
import { ListSkeleton } from './ListSkeleton';
import { ListToolbar } from './ListToolbar';
import { SubmissionCards } from './SubmissionCards';
import styles from './SubmissionsList.module.css';

const NONE: readonly ReviewedSubmission[] = [];

/** All submissions, searched, filtered and sorted as the address says. */
export function SubmissionsList() {
  const {
    data: all = NONE,
    isPending,
    isLoadingError,
    isRefetchError,
    error,
    dataUpdatedAt,
    refetch,
  } = useSubmissions();
  const [view, changeView] = useListView();
  const { search, status, sort } = view;
  const shown = useMemo(() => applyView(all, { search, status, sort }), [all, search, status, sort]);

  const [picked, setPicked] = useState<readonly number[]>([]);
  // Whatever was decided or filtered away meanwhile is no longer meant.
  const selected = useMemo(() => {
    const pending = new Set(shown.filter((one) => one.status === 'pending').map(({ id }) => id));
    return picked.filter((id) => pending.has(id));
  }, [picked, shown]);

  if (isLoadingError) {
    return <LoadFailure title={DASHBOARD_MESSAGES.submissionsFailed} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className={styles.list}>
      <ListToolbar view={view} onChange={changeView} />
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {isPending ? (
        <ListSkeleton />
      ) : (
        <>
          <p role="status">
            {shown.length} of {all.length} submissions
          </p>
          <BulkDecisionBar shown={shown} selected={selected} onSelect={setPicked} />
          <SubmissionCards
            key={`${search} ${status} ${sort}`}
            submissions={shown}
            selected={selected}
            onSelect={setPicked}
          />
          {shown.length === 0 && (
            <NothingFound any={all.length > 0} onReset={() => changeView({ search: '', status: null })} />
          )}
        </>
      )}
    </div>
  );
}

const NothingFound = ({ any, onReset }: { any: boolean; onReset: () => void }) =>
  any ? (
    <EmptyState title="No submissions match">
      <Button onClick={onReset}>Reset Filters</Button>
    </EmptyState>
  ) : (
    <EmptyState title="No submissions yet">
      <p>What visitors submit appears here by itself.</p>
    </EmptyState>
  );
