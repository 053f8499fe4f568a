import { ITEM_KINDS, MODERATION_SORTS, QUEUE_STATES, SEARCH_TEXT_MAX, type ModerationQueue } from '@marcel/contracts';
import { FilterBar } from '../../../shared/components/FilterBar';
import { FILTER_LABELS, KIND_LABELS, MODERATION_TEXTS, SORT_LABELS } from '../moderation-texts';
import type { QueueView } from '../queue-view';

interface Filters {
  search: string;
  state: NonNullable<QueueView['state']> | 'waiting';
  kind: NonNullable<QueueView['kind']> | 'all';
  sort: QueueView['sort'];
}

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

/** Which items are shown, by how they stand, what they are and what they say. */
export function QueueFilters({ view: { search, state, kind, sort, similarTo }, counts, onChange }: QueueFiltersProps) {
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
    <FilterBar<Filters>
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
