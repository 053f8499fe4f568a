import { ITEM_KINDS, MODERATION_PAGE, MODERATION_SORTS, QUEUE_STATES, REPORT_REASONS, ROUTES } from '@marcel/contracts';
import type {
  HoldCause,
  ItemKind,
  ItemRef,
  ItemState,
  ModeratedItem,
  ModerationAction,
  ModerationSort,
  QueueState,
} from '@marcel/contracts';
import { query } from '../../shared/navigation/pages';
import { type Intent, toKey } from './intents';

/** Reads the view from the query string; ignores unknown values. */
export const parseView = (searchParams: URLSearchParams) => ({
  search: searchParams.get('search') ?? '',
  /** "waiting" are the reported and the held items, or those not judged yet that are similar to an item. */
  state: QUEUE_STATES.find((state) => state === searchParams.get('state')) ?? ('waiting' as const),
  kind: ITEM_KINDS.find((kind) => kind === searchParams.get('kind')) ?? ('all' as const),
  sort: MODERATION_SORTS.find((sort) => sort === searchParams.get('sort')) ?? MODERATION_SORTS[0],
  /** Key of an item: shows only items with a similar text; empty for all. */
  similarTo: searchParams.get('similarTo') ?? '',
  /** Place of the first item; empty for the first page. */
  after: searchParams.get('after') ?? '',
});

export type QueueView = ReturnType<typeof parseView>;

export const ALL_ITEMS = parseView(new URLSearchParams());

export const toQuery = ({ search, state, kind, sort, similarTo, after }: QueueView, limit?: number): string =>
  query({
    search: search.trim() && search,
    state: state !== 'waiting' && state,
    kind: kind !== 'all' && kind,
    sort: sort !== MODERATION_SORTS[0] && sort,
    similarTo,
    after,
    limit,
  });

export function toSimilarQuery(item: Pick<ModeratedItem, 'kind' | 'id' | 'state' | 'verdict'>): string {
  const isOpen = item.state === 'reported' || item.state === 'held' || item.verdict === null;
  return query({ state: !isOpen && item.state, similarTo: toKey(item) });
}

export const toUrl = (view: QueueView): string =>
  `${ROUTES.moderation}?${toQuery({ ...view, search: view.search.trim() }, MODERATION_PAGE.limitMax)}`;

export const KIND_LABELS: Readonly<Record<ItemKind, string>> = {
  comment: 'Comment',
  hug: 'Hug or drawing',
  image: 'Image',
  mascot: 'Mascot',
};

export const itemName = ({ kind, id }: ItemRef): string => `${KIND_LABELS[kind]} ${id}`;

export const STATE_LABELS: Readonly<Record<ItemState, string>> = {
  reported: 'Reported',
  held: 'Held',
  hidden: 'Hidden',
  shown: 'Shown',
  erased: 'Erased',
};

export const FILTER_LABELS: Readonly<Record<QueueState, string>> = { ...STATE_LABELS, untouched: 'Never Reported' };

export const SORT_LABELS: Readonly<Record<ModerationSort, string>> = {
  urgent: 'Urgent First',
  newest: 'Newest First',
  oldest: 'Oldest First',
};

export const CAUSE_TEXTS: Readonly<Record<HoldCause, string>> = {
  reports: 'Reported by several visitors',
  words: 'Contains a listed word',
  links: 'Contains many links',
};

export const REASON_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  REPORT_REASONS.map(({ key, label }) => [key, label]),
);

export const INTENT_TEXTS: Readonly<Record<Intent, { button: string; done: (count: number) => string }>> = {
  hide: { button: 'Hide', done: (count) => `${count} hidden` },
  keep: { button: 'Keep', done: (count) => `${count} kept` },
  reopen: { button: 'Reopen', done: (count) => `${count} reopened` },
  erase: { button: 'Erase', done: (count) => `${count} erased` },
};

export const ACTION_LABELS = {
  hide: 'Hide',
  restore: 'Restore',
  dismiss: 'Dismiss Reports',
  reopen: 'Reopen',
  erase: 'Erase',
} as const satisfies Readonly<Record<ModerationAction, string>>;
