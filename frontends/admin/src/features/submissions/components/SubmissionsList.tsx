import {
  MASCOT_LIMITS,
  SUBMISSION_SORTS,
  SUBMISSION_STATUS_LABELS,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
} from '@marcel/contracts';
import { Button, Empty, Flex } from '@marcel/kit/antd';
import { LoadingCards, useDebouncedValue } from '@marcel/kit/programs';
import { CARD_WIDTH, Cards } from '../../../shared/components/Cards';
import { FilterBar } from '../../../shared/components/FilterBar';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { joinSubmissions } from '../../../shared/submissions/submission-page';
import { SUBMISSION_FAILURES } from '../../../shared/submissions/submission-texts';
import { useSubmissions } from '../../../shared/submissions/use-submissions';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import type { ListView } from '../list-view';
import { useChosen } from '../use-chosen';
import { useListView } from '../use-list-view';
import { BulkDecisionBar } from './BulkDecisionBar';
import { SubmissionCard } from './SubmissionCard';

/** How many submissions are asked for at a time. */
const STEP = 60;
const NOTHING_YET = joinSubmissions([]);

const STATUSES = [
  { value: 'all', label: 'All Statuses' },
  ...SUBMISSION_STATUSES.map((status) => ({ value: status, label: SUBMISSION_STATUS_LABELS[status] })),
] as const;
const SORTS = SUBMISSION_SORTS.map(({ key, label }) => ({ value: key, label }));

type ListFilters = Omit<ListView, 'status'> & { status: SubmissionStatus | 'all' };

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
  } = useSubmissions({ status, sort, search: useDebouncedValue(search, ADMIN_TIMES_MS.searchDebounce), limit: STEP });

  const { chosen, isChosen, canBeChosen, choose, toggle } = useChosen(shown);

  return (
    <Flex vertical gap="middle">
      <FilterBar<ListFilters>
        values={{ search, status: status ?? 'all', sort }}
        search={{
          label: 'Search submissions',
          placeholder: 'Mascot or brand',
          maxLength: MASCOT_LIMITS.shortText,
        }}
        choices={[
          { name: 'status', label: 'Status', options: STATUSES },
          { name: 'sort', label: 'Sort by', options: SORTS },
        ]}
        onChange={(values) => changeView({ ...values, status: values.status === 'all' ? null : values.status })}
      />
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {isPending && <LoadingCards width={CARD_WIDTH} label="Loading submissions..." />}
      {isLoadingError && <LoadFailure title={SUBMISSION_FAILURES.list} error={error} onRetry={() => void refetch()} />}
      {!isPending && !isLoadingError && (
        <>
          <p role="status">
            {total} of {counts.total} submissions
          </p>
          <BulkDecisionBar shown={shown} status={status} selected={chosen} onSelect={choose} />
          <Cards items={shown} keyOf={({ id }) => id}>
            {(submission) => (
              <SubmissionCard
                submission={submission}
                selected={isChosen(submission)}
                selectable={canBeChosen(submission)}
                onToggle={() => toggle(submission)}
              />
            )}
          </Cards>
          {total > shown.length && (
            <Flex justify="center">
              <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Show {Math.min(STEP, total - shown.length)} more
              </Button>
            </Flex>
          )}
          {shown.length === 0 && (
            <NothingFound any={counts.total > 0} onReset={() => changeView({ search: '', status: null })} />
          )}
        </>
      )}
    </Flex>
  );
}

const NothingFound = ({ any, onReset }: { any: boolean; onReset: () => void }) =>
  any ? (
    <Empty description="No submissions match">
      <Button onClick={onReset}>Reset Filters</Button>
    </Empty>
  ) : (
    <Empty description="No submissions yet">
      <p>What visitors submit appears here by itself.</p>
    </Empty>
  );
