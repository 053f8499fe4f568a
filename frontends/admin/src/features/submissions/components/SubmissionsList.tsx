import {
  BULK_LIMIT,
  MASCOT_LIMITS,
  SUBMISSION_SORTS,
  SUBMISSION_STATUS_LABELS,
  SUBMISSION_STATUSES,
} from '@marcel/contracts';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, Empty, Flex } from 'antd';
import { LoadingCards, useDebouncedValue } from '@marcel/kit/programs';
import { joinSubmissions, useSubmissions } from '../../../shared/submissions/submissions';
import type { ReviewedSubmission } from '../../../shared/submissions/submissions';
import { CARD_WIDTH, Cards, Loaded, StaleNotice } from '../../../shared/components/blocks';
import { FilterBar } from '../../../shared/components/lists';
import { query } from '../../../shared/navigation/pages';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { BulkDecisionBar } from './BulkDecisionBar';
import { SubmissionCard } from './SubmissionCard';

const isPending = ({ status }: ReviewedSubmission) => status === 'pending';

function useSelection(visible: readonly ReviewedSubmission[]) {
  const [picks, setPicks] = useState<readonly ReviewedSubmission[]>([]);
  const selected = useMemo(() => {
    const byId = new Map(visible.map((one) => [one.id, one]));
    return picks.filter(({ id, revisions, status }) => {
      const current = byId.get(id);
      return current !== undefined && current.revisions === revisions && current.status === status;
    });
  }, [picks, visible]);
  const isSelected = ({ id }: ReviewedSubmission) => selected.some((other) => other.id === id);
  const [first] = selected;
  return {
    selected,
    isSelected,
    /** Pending and decided submissions have no action in common, so they cannot be selected together. */
    isSelectable: (one: ReviewedSubmission) => first === undefined || isPending(first) === isPending(one),
    select: (submissions: readonly ReviewedSubmission[]) => setPicks(submissions.slice(0, BULK_LIMIT)),
    toggle: (one: ReviewedSubmission) =>
      setPicks(isSelected(one) ? selected.filter(({ id }) => id !== one.id) : [...selected, one].slice(0, BULK_LIMIT)),
  };
}

const PAGE_SIZE = 60;
const NO_SUBMISSIONS = joinSubmissions([]);

const STATUSES = [
  { value: 'all', label: 'All Statuses' },
  ...SUBMISSION_STATUSES.map((status) => ({ value: status, label: SUBMISSION_STATUS_LABELS[status] })),
] as const;

const SORTS = SUBMISSION_SORTS.map(({ key, label }) => ({ value: key, label }));

export function SubmissionsList() {
  const [searchParams, setSearchParams] = useSearchParams();
  const filters = parseFilters(searchParams);
  const setFilters = (next: SubmissionFilters) => setSearchParams(toQuery(next), { replace: true });
  const status = filters.status === 'all' ? null : filters.status;
  const search = useDebouncedValue(filters.search, ADMIN_TIMES_MS.searchDebounce);
  const submissions = useSubmissions({ status, sort: filters.sort, search, limit: PAGE_SIZE });
  const { submissions: visible } = submissions.data ?? NO_SUBMISSIONS;
  const { selected, isSelected, isSelectable, select, toggle } = useSelection(visible);
  return (
    <Flex vertical gap="middle">
      <FilterBar
        values={filters}
        search={{ label: 'Search submissions', placeholder: 'Mascot or brand', maxLength: MASCOT_LIMITS.shortText }}
        choices={[
          { name: 'status', label: 'Status', options: STATUSES },
          { name: 'sort', label: 'Sort by', options: SORTS },
        ]}
        onChange={setFilters}
      />
      <StaleNotice query={submissions} />
      <Loaded
        query={submissions}
        dataName="submissions"
        loading={<LoadingCards width={CARD_WIDTH} label="Loading submissions..." />}
      >
        {({ total, counts }) => (
          <>
            <p role="status">
              {total} of {counts.total} submissions
            </p>
            <BulkDecisionBar visible={visible} status={status ?? 'pending'} selected={selected} onSelect={select} />
            <Cards items={visible}>
              {(submission) => (
                <SubmissionCard
                  submission={submission}
                  selected={isSelected(submission)}
                  selectable={isSelectable(submission)}
                  onToggle={() => toggle(submission)}
                />
              )}
            </Cards>
            {total > visible.length && (
              <Flex justify="center">
                <Button disabled={submissions.isFetchingNextPage} onClick={() => void submissions.fetchNextPage()}>
                  Show {Math.min(PAGE_SIZE, total - visible.length)} more
                </Button>
              </Flex>
            )}
            {visible.length === 0 && counts.total > 0 && (
              <Empty description="No submissions match">
                <Button onClick={() => setFilters({ ...filters, search: '', status: 'all' })}>Reset Filters</Button>
              </Empty>
            )}
            {counts.total === 0 && (
              <Empty description="No submissions yet">
                <p>Submissions from visitors appear here.</p>
              </Empty>
            )}
          </>
        )}
      </Loaded>
    </Flex>
  );
}

/** Reads the filters from the query string; ignores unknown values. */
export const parseFilters = (searchParams: URLSearchParams) => ({
  search: searchParams.get('search') ?? '',
  status: SUBMISSION_STATUSES.find((status) => status === searchParams.get('status')) ?? ('all' as const),
  sort: SUBMISSION_SORTS.find(({ key }) => key === searchParams.get('sort'))?.key ?? SUBMISSION_SORTS[0].key,
});

export type SubmissionFilters = ReturnType<typeof parseFilters>;

export const toQuery = ({ search, status, sort }: SubmissionFilters): string =>
  query({ search, status: status !== 'all' && status, sort: sort !== SUBMISSION_SORTS[0].key && sort });
