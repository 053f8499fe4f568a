import { ITEM_KINDS, MODERATION_PAGE, MODERATION_SORTS, QUEUE_STATES, REPORT_REASONS, ROUTES } from '@marcel/contracts';
import type {
  HoldCause,
  ItemKind,
  ItemName,
  ItemState,
  ModeratedItem,
  ModerationAction,
  ModerationSort,
  QueueState,
} from '@marcel/contracts';
import { type Act, keyOf } from './acts';

export interface QueueView {
  search: string;
  state: QueueState | null;
  kind: ItemKind | null;
  sort: ModerationSort;
  /** Key of an item: shows only items with a similar text; null for all. */
  similarTo: string | null;
  after: string | null;
}

export const EVERYTHING = {
  search: '',
  state: null,
  kind: null,
  sort: MODERATION_SORTS[0],
  similarTo: null,
} as const satisfies Partial<QueueView>;

/** Reads the view from the query string; ignores unknown values. */
export function viewFromQuery(query: URLSearchParams): QueueView {
  return {
    search: query.get('search') ?? '',
    state: QUEUE_STATES.find((state) => state === query.get('state')) ?? null,
    kind: ITEM_KINDS.find((kind) => kind === query.get('kind')) ?? null,
    sort: MODERATION_SORTS.find((sort) => sort === query.get('sort')) ?? MODERATION_SORTS[0],
    similarTo: query.get('similarTo') || null,
    after: query.get('after') || null,
  };
}

export function viewToQuery({ search, state, kind, sort, similarTo, after }: QueueView): URLSearchParams {
  const query = new URLSearchParams();
  if (search.trim() !== '') query.set('search', search);
  if (state !== null) query.set('state', state);
  if (kind !== null) query.set('kind', kind);
  if (sort !== MODERATION_SORTS[0]) query.set('sort', sort);
  if (similarTo !== null) query.set('similarTo', similarTo);
  if (after !== null) query.set('after', after);
  return query;
}

export function similarQuery(item: Pick<ModeratedItem, 'kind' | 'id' | 'state' | 'verdict'>): string {
  const isOpen = item.state === 'reported' || item.state === 'held' || item.verdict === null;
  const state = isOpen ? null : item.state;
  return viewToQuery({ ...EVERYTHING, state, similarTo: keyOf(item), after: null }).toString();
}

export function addressOf(view: QueueView): string {
  const query = viewToQuery({ ...view, search: view.search.trim() });
  query.set('limit', String(MODERATION_PAGE.limitMax));
  return `${ROUTES.moderation}?${query.toString()}`;
}

export const KIND_LABELS: Readonly<Record<ItemKind, string>> = {
  comment: 'Comment',
  hug: 'Hug or drawing',
  image: 'Image',
  mascot: 'Mascot',
};

export const nameOf = ({ kind, id }: ItemName): string => `${KIND_LABELS[kind]} ${id}`;

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
  reports: 'Several visitors have reported it',
  words: 'It has a word of the list',
  links: 'It has many links',
};

export const REASON_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  REPORT_REASONS.map(({ key, label }) => [key, label]),
);

export const ACT_TEXTS: Readonly<Record<Act, { button: string; done: (count: number) => string }>> = {
  hide: { button: 'Hide', done: (count) => `${count} hidden` },
  keep: { button: 'Keep', done: (count) => `${count} kept` },
  reopen: { button: 'Reopen', done: (count) => `${count} wait${count === 1 ? 's' : ''} again` },
  erase: { button: 'Erase', done: (count) => `${count} erased` },
};

export const ACTION_LABELS = {
  hide: 'Hide',
  restore: 'Restore',
  dismiss: 'Dismiss Reports',
  reopen: 'Reopen',
  erase: 'Erase',
} as const satisfies Readonly<Record<ModerationAction, string>>;

export const MODERATION_TEXTS = {
  loading: 'Loading what waits...',
  loadFailed: 'Failed to load what waits',
  nothing: 'Nothing waits. Marcel naps.',
  nothingYet: 'What visitors report appears here by itself.',
  noMatch: 'Nothing matches',
  noneSimilar: 'Nothing like it is left here',
  similar: 'Similar',
  similarTo: (key: string) => `What says nearly the same as ${key.replace('-', ' ')}`,
  showAll: 'Show All',
  notJudged: 'Not Judged Yet',
  pageEmpty: 'Nothing is left on this page',
  gone: 'Not in the Directory',
  samePicture: 'The same picture:',
  erased: 'Nobody can see it any more.',
  eraseQuestion: 'It is gone for everybody, and nothing brings it back.',
  remember: 'Use this reason for the next ones without asking',
  withoutAsking: (act: string, reason: string) => `${act} without asking: “${reason}”`,
  askAgain: 'Ask Again',
  count: (shown: number, total: number) => `${shown} of ${total.toLocaleString('en')} items`,
  refused: (count: number) => `${count} could not be decided`,
  handled: 'Already handled',
  failed: { title: 'Decision failed', body: 'Please try again.' },
} as const;
