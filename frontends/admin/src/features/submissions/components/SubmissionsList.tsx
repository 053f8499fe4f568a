import {
  BULK_LIMIT,
  MASCOT_LIMITS,
  SUBMISSION_SORTS,
  SUBMISSION_STATUS_LABELS,
  SUBMISSION_STATUSES,
  type SubmissionSort,
  type SubmissionStatus,
} from '@marcel/contracts';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, Empty, Flex } from '@marcel/kit/antd';
import { LoadingCards, useDebouncedValue } from '@marcel/kit/programs';
import { joinSubmissions, SUBMISSION_FAILURES, useSubmissions } from '../../../shared/submissions/submissions';
import type { ReviewedSubmission } from '../../../shared/submissions/submissions';
import { CARD_WIDTH, Cards, LoadFailure, StaleNotice } from '../../../shared/components/blocks';
import { FilterBar } from '../../../shared/components/FilterBar';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { BulkDecisionBar } from './BulkDecisionBar';
import { SubmissionCard } from './SubmissionCard';

const isPending = ({ status }: ReviewedSubmission) => status === 'pending';

function useChosen(shown: readonly ReviewedSubmission[]) {
  const [picked, setPicked] = useState<readonly ReviewedSubmission[]>([]);
  const chosen = useMemo(() => {
    const current = new Map(shown.map((one) => [one.id, one]));
    return picked.filter(({ id, revisions, status }) => {
      const now = current.get(id);
      return now !== undefined && now.revisions === revisions && now.status === status;
    });
  }, [picked, shown]);
  const isChosen = ({ id }: ReviewedSubmission) => chosen.some((other) => other.id === id);
  const [first] = chosen;
  return {
    chosen,
    isChosen,
    /** Pending and decided submissions have no action in common, so they cannot be chosen together. */
    canBeChosen: (one: ReviewedSubmission) => first === undefined || isPending(first) === isPending(one),
    choose: (submissions: readonly ReviewedSubmission[]) => setPicked(submissions.slice(0, BULK_LIMIT)),
    toggle: (one: ReviewedSubmission) =>
      setPicked(isChosen(one) ? chosen.filter(({ id }) => id !== one.id) : [...chosen, one].slice(0, BULK_LIMIT)),
  };
}

const STEP = 60;
const NOTHING_YET = joinSubmissions([]);

const STATUSES = [
  { value: 'all', label: 'All Statuses' },
  ...SUBMISSION_STATUSES.map((status) => ({ value: status, label: SUBMISSION_STATUS_LABELS[status] })),
] as const;
const SORTS = SUBMISSION_SORTS.map(({ key, label }) => ({ value: key, label }));

type ListFilters = Omit<ListView, 'status'> & { status: SubmissionStatus | 'all' };

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
        search={{ label: 'Search submissions', placeholder: 'Mascot or brand', maxLength: MASCOT_LIMITS.shortText }}
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

function useListView(): [ListView, (change: Partial<ListView>) => void] {
  const [query, setQuery] = useSearchParams();
  const view = viewFromQuery(query);
  return [view, (change) => setQuery(viewToQuery({ ...view, ...change }), { replace: true })];
}

export interface ListView {
  search: string;
  status: SubmissionStatus | null;
  sort: SubmissionSort;
}

/** Reads the view from the query string; ignores unknown values. */
export function viewFromQuery(query: URLSearchParams): ListView {
  return {
    search: query.get('search') ?? '',
    status: SUBMISSION_STATUSES.find((status) => status === query.get('status')) ?? null,
    sort: SUBMISSION_SORTS.find(({ key }) => key === query.get('sort'))?.key ?? SUBMISSION_SORTS[0].key,
  };
}

export function viewToQuery({ search, status, sort }: ListView): URLSearchParams {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (status !== null) query.set('status', status);
  if (sort !== SUBMISSION_SORTS[0].key) query.set('sort', sort);
  return query;
}
