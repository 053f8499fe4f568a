import { ITEM_KINDS, MODERATION_SORTS, QUEUE_STATES, SEARCH_TEXT_MAX } from '@marcel/contracts';
import { EmptyState, Marcel } from '@marcel/kit';
import { Button, Flex } from 'antd';
import { LoadingCards, useDebouncedValue } from '@marcel/kit/programs';
import { useSearchParams } from 'react-router-dom';
import { Actions, Loaded, StaleNotice } from '../../../shared/components/blocks';
import { FilterBar } from '../../../shared/components/lists';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { useQueue } from '../api';
import { ALL_ITEMS, type QueueFilters, parseFilters, toQuery } from '../queue-filters';
import { FILTER_LABELS, KIND_LABELS, SORT_LABELS } from '../texts';
import { Queue } from './Queue';

const KINDS = [
  { value: 'all', label: 'All Kinds' },
  ...ITEM_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] })),
];
const SORTS = MODERATION_SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }));

export function ModerationScreen() {
  const [searchParams, setSearchParams] = useSearchParams();
  const filters = parseFilters(searchParams);
  const { similarTo, after, ...fields } = filters;
  const search = useDebouncedValue(filters.search, ADMIN_TIMES_MS.searchDebounce);
  const queue = useQueue({ ...filters, search });
  const counts = queue.data?.counts;
  const changeFilters = (change: Partial<QueueFilters>) =>
    setSearchParams(toQuery({ ...filters, ...change, after: '' }), { replace: true });
  const goToCursor = (cursor: string) => setSearchParams(toQuery({ ...filters, after: cursor }));
  const withCount = (label: string, count: number | undefined) => (count === undefined ? label : `${label} (${count})`);
  const waiting = withCount('Waiting', counts && counts.reported + counts.held);
  const states = QUEUE_STATES.map((one) => ({
    value: one,
    label: withCount(FILTER_LABELS[one], one === 'untouched' ? undefined : counts?.[one]),
  }));
  return (
    <Flex vertical gap="middle">
      <FilterBar
        values={fields}
        search={{ label: 'Search', placeholder: 'Words or author', maxLength: SEARCH_TEXT_MAX }}
        choices={[
          {
            name: 'state',
            label: 'State',
            options: [{ value: 'waiting', label: similarTo === '' ? waiting : 'Not Decided' }, ...states],
          },
          { name: 'kind', label: 'Kind', options: KINDS },
          { name: 'sort', label: 'Sort by', options: SORTS },
        ]}
        onChange={changeFilters}
      />
      {similarTo !== '' && (
        <Actions>
          <strong>Similar to {similarTo.replace('-', ' ')}</strong>
          <Button onClick={() => changeFilters(ALL_ITEMS)}>Show All</Button>
        </Actions>
      )}
      <StaleNotice query={queue} />
      <Loaded query={queue} dataName="the queue" loading={<LoadingCards label="Loading queue..." />}>
        {(data) => (
          <>
            <Queue queue={data} />
            {data.items.length === 0 && (
              <EmptyQueue filters={filters} total={data.total} onReset={() => changeFilters(ALL_ITEMS)} />
            )}
            <Actions>
              {after !== '' && <Button onClick={() => goToCursor('')}>First Page</Button>}
              {data.next && <Button onClick={() => goToCursor(data.next ?? '')}>Next Page</Button>}
            </Actions>
          </>
        )}
      </Loaded>
    </Flex>
  );
}

function EmptyQueue({ filters, total, onReset }: { filters: QueueFilters; total: number; onReset: () => void }) {
  if (total > 0) return <EmptyState title="Nothing left on this page" />;
  if (toQuery({ ...filters, sort: ALL_ITEMS.sort, after: '' }) === '')
    return (
      <EmptyState title="Nothing to review. Marcel naps." picture={<Marcel pose="sleeping" />}>
        <p>Reports from visitors appear here.</p>
      </EmptyState>
    );
  return (
    <EmptyState title={filters.similarTo === '' ? 'Nothing matches' : 'No similar items'}>
      <Button onClick={onReset}>Reset Filters</Button>
    </EmptyState>
  );
}
