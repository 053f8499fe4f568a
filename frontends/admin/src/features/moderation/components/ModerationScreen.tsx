import { ITEM_KINDS, MODERATION_SORTS, QUEUE_STATES, SEARCH_TEXT_MAX } from '@marcel/contracts';
import { EmptyState, Marcel } from '@marcel/kit';
import { Button, Flex } from 'antd';
import { LoadingCards, useDebouncedValue } from '@marcel/kit/programs';
import { useSearchParams } from 'react-router-dom';
import { Actions, Loaded, StaleNotice } from '../../../shared/components/blocks';
import { FilterBar } from '../../../shared/components/lists';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { useQueue } from '../api';
import { ALL_ITEMS, FILTER_LABELS, KIND_LABELS, type QueueView, SORT_LABELS, parseView, toQuery } from '../queue-view';
import { Queue } from './Queue';

const KINDS = [
  { value: 'all', label: 'All Kinds' },
  ...ITEM_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] })),
];
const SORTS = MODERATION_SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }));

export function ModerationScreen() {
  const [searchParams, setSearchParams] = useSearchParams();
  const { similarTo, after, ...filters } = parseView(searchParams);
  const view = { ...filters, similarTo, after };
  const search = useDebouncedValue(view.search, ADMIN_TIMES_MS.searchDebounce);
  const queue = useQueue({ ...view, search });
  const counts = queue.data?.counts;
  const changeView = (change: Partial<QueueView>) =>
    setSearchParams(toQuery({ ...view, ...change, after: '' }), { replace: true });
  const goToCursor = (cursor: string) => setSearchParams(toQuery({ ...view, after: cursor }));
  const withCount = (label: string, count: number | undefined) => (count === undefined ? label : `${label} (${count})`);
  const waiting = withCount('Waiting', counts && counts.reported + counts.held);
  const states = QUEUE_STATES.map((one) => ({
    value: one,
    label: withCount(FILTER_LABELS[one], one === 'untouched' ? undefined : counts?.[one]),
  }));
  return (
    <Flex vertical gap="middle">
      <FilterBar
        values={filters}
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
        onChange={changeView}
      />
      {similarTo !== '' && (
        <Actions>
          <strong>Similar to {similarTo.replace('-', ' ')}</strong>
          <Button onClick={() => changeView(ALL_ITEMS)}>Show All</Button>
        </Actions>
      )}
      <StaleNotice query={queue} />
      <Loaded query={queue} dataName="the queue" loading={<LoadingCards label="Loading queue..." />}>
        {(data) => (
          <>
            <Queue queue={data} />
            {data.items.length === 0 && (
              <EmptyQueue view={view} total={data.total} onReset={() => changeView(ALL_ITEMS)} />
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

function EmptyQueue({ view, total, onReset }: { view: QueueView; total: number; onReset: () => void }) {
  if (total > 0) return <EmptyState title="Nothing left on this page" />;
  if (toQuery({ ...view, sort: ALL_ITEMS.sort, after: '' }) === '')
    return (
      <EmptyState title="Nothing to review. Marcel naps." picture={<Marcel pose="sleeping" />}>
        <p>Reports from visitors appear here.</p>
      </EmptyState>
    );
  return (
    <EmptyState title={view.similarTo === '' ? 'Nothing matches' : 'No similar items'}>
      <Button onClick={onReset}>Reset Filters</Button>
    </EmptyState>
  );
}
