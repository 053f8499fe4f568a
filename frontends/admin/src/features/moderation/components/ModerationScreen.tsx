import { ITEM_KINDS, MODERATION_SORTS, type ModerationQueue, QUEUE_STATES, SEARCH_TEXT_MAX } from '@marcel/contracts';
import { EmptyState, Marcel } from '@marcel/kit';
import { Button, Flex } from '@marcel/kit/antd';
import { useSearchParams } from 'react-router-dom';
import { LoadingCards, useDebouncedValue } from '@marcel/kit/programs';
import { FilterBar } from '../../../shared/components/FilterBar';
import {
  EVERYTHING,
  FILTER_LABELS,
  KIND_LABELS,
  MODERATION_TEXTS,
  type QueueView,
  SORT_LABELS,
  viewFromQuery,
  viewToQuery,
} from '../queue-view';
import { Actions, LoadFailure, StaleNotice } from '../../../shared/components/blocks';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { useQueue } from '../api';
import { Queue } from './Queue';

const KINDS = [
  { value: 'all', label: 'All Kinds' },
  ...ITEM_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] })),
];
const SORTS = MODERATION_SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }));

interface QueueFiltersProps {
  view: QueueView;
  counts: ModerationQueue['counts'] | undefined;
  onChange: (change: Pick<QueueView, 'search' | 'state' | 'kind' | 'sort'>) => void;
}

function QueueFilters({ view: { search, state, kind, sort, similarTo }, counts, onChange }: QueueFiltersProps) {
  const counted = (label: string, count: number | undefined) => (count === undefined ? label : `${label} (${count})`);
  const waiting = counted('Waiting', counts && counts.reported + counts.held);
  const states = [
    { value: 'waiting', label: similarTo === null ? waiting : MODERATION_TEXTS.notJudged },
    ...QUEUE_STATES.map((one) => ({
      value: one,
      label: counted(FILTER_LABELS[one], one === 'untouched' ? undefined : counts?.[one]),
    })),
  ];
  return (
    <FilterBar<{
      search: string;
      state: NonNullable<QueueView['state']> | 'waiting';
      kind: NonNullable<QueueView['kind']> | 'all';
      sort: QueueView['sort'];
    }>
      values={{ search, state: state ?? 'waiting', kind: kind ?? 'all', sort }}
      search={{ label: 'Search', placeholder: 'Words or author', maxLength: SEARCH_TEXT_MAX }}
      choices={[
        { name: 'state', label: 'State', options: states },
        { name: 'kind', label: 'Kind', options: KINDS },
        { name: 'sort', label: 'Sort by', options: SORTS },
      ]}
      onChange={(chosen) =>
        onChange({
          ...chosen,
          state: chosen.state === 'waiting' ? null : chosen.state,
          kind: chosen.kind === 'all' ? null : chosen.kind,
        })
      }
    />
  );
}

export function ModerationScreen() {
  const { view, changeView, goTo } = useQueueView();
  const search = useDebouncedValue(view.search, ADMIN_TIMES_MS.searchDebounce);
  const { data: queue, isLoadingError, isRefetchError, error, dataUpdatedAt, refetch } = useQueue({ ...view, search });
  return (
    <Flex vertical gap="middle">
      <QueueFilters view={view} counts={queue?.counts} onChange={changeView} />
      {view.similarTo !== null && (
        <Actions>
          <strong>{MODERATION_TEXTS.similarTo(view.similarTo)}</strong>
          <Button onClick={() => changeView(EVERYTHING)}>{MODERATION_TEXTS.showAll}</Button>
        </Actions>
      )}
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {isLoadingError && (
        <LoadFailure title={MODERATION_TEXTS.loadFailed} error={error} onRetry={() => void refetch()} />
      )}
      {queue === undefined && !isLoadingError && <LoadingCards label={MODERATION_TEXTS.loading} />}
      {queue && (
        <>
          <Queue queue={queue} />
          {queue.items.length === 0 && <NothingThere view={view} total={queue.total} onReset={changeView} />}
          <Actions>
            {view.after !== null && <Button onClick={() => goTo(null)}>First Page</Button>}
            {queue.next && <NextPage next={queue.next} onPage={goTo} />}
          </Actions>
        </>
      )}
    </Flex>
  );
}

const NextPage = ({ next, onPage }: { next: string; onPage: (after: string) => void }) => (
  <Button onClick={() => onPage(next)}>Next Page</Button>
);

function useQueueView() {
  const [query, setQuery] = useSearchParams();
  const view = viewFromQuery(query);
  return {
    view,
    changeView: (change: Partial<Omit<QueueView, 'after'>>) =>
      setQuery(viewToQuery({ ...view, ...change, after: null }), { replace: true }),
    goTo: (after: string | null) => setQuery(viewToQuery({ ...view, after })),
  };
}

interface NothingThereProps {
  view: QueueView;
  total: number;
  onReset: (view: typeof EVERYTHING) => void;
}

function NothingThere({ view: { search, state, kind, similarTo }, total, onReset }: NothingThereProps) {
  if (total > 0) return <EmptyState title={MODERATION_TEXTS.pageEmpty} />;
  if (search.trim() === '' && state === null && kind === null && similarTo === null)
    return (
      <EmptyState title={MODERATION_TEXTS.nothing} picture={<Marcel pose="sleeping" />}>
        <p>{MODERATION_TEXTS.nothingYet}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={similarTo === null ? MODERATION_TEXTS.noMatch : MODERATION_TEXTS.noneSimilar}>
      <Button onClick={() => onReset(EVERYTHING)}>Reset Filters</Button>
    </EmptyState>
  );
}
