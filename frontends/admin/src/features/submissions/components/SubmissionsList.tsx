import { Button, EmptyState } from '@marcel/kit';
import { useMemo, useState } from 'react';
import { useDebounced } from '../../../shared/browser/use-debounced';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { joinPages } from '../../../shared/submissions/submission-page';
import { useSubmissions } from '../../../shared/submissions/use-submissions';
import { useListView } from '../use-list-view';
import { BulkDecisionBar } from './BulkDecisionBar';
import { ListSkeleton } from './ListSkeleton';
import { ListToolbar } from './ListToolbar';
import { SubmissionCards } from './SubmissionCards';
import { SUBMISSION_FAILURES } from '../../../shared/submissions/submission-texts';
import styles from './SubmissionsList.module.css';
import { ADMIN_TIMES_MS } from '../../../shared/times';

/** How many submissions are asked for at a time. */
const STEP = 60;
const NOTHING_YET = joinPages([]);

/** All submissions, searched, filtered and sorted as the address says. */
export function SubmissionsList() {
  const [view, changeView] = useListView();
  const { search, status, sort } = view;
  const {
    data: { submissions: shown, total, counts } = NOTHING_YET,
    isPending,
    isFetchingNextPage,
    fetchNextPage,
    isLoadingError,
    isRefetchError,
    error,
    dataUpdatedAt,
    refetch,
  } = useSubmissions({ status, sort, search: useDebounced(search, ADMIN_TIMES_MS.searchDebounce), limit: STEP });

  const [picked, setPicked] = useState<readonly number[]>([]);
  // Whatever was decided or filtered away meanwhile is no longer meant.
  const selected = useMemo(() => {
    const pending = new Set(shown.filter((one) => one.status === 'pending').map(({ id }) => id));
    return picked.filter((id) => pending.has(id));
  }, [picked, shown]);

  return (
    <div className={styles.list}>
      <ListToolbar view={view} onChange={changeView} />
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {isPending && <ListSkeleton />}
      {isLoadingError && <LoadFailure title={SUBMISSION_FAILURES.list} error={error} onRetry={() => void refetch()} />}
      {!isPending && !isLoadingError && (
        <>
          <p role="status">
            {total} of {counts.total} submissions
          </p>
          <BulkDecisionBar shown={shown} selected={selected} onSelect={setPicked} />
          <SubmissionCards submissions={shown} selected={selected} onSelect={setPicked} />
          {total > shown.length && (
            <Button className={styles.more} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show {Math.min(STEP, total - shown.length)} more
            </Button>
          )}
          {shown.length === 0 && (
            <NothingFound any={counts.total > 0} onReset={() => changeView({ search: '', status: null })} />
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
