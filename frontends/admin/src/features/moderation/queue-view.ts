import { ITEM_KINDS, MODERATION_PAGE, MODERATION_SORTS, QUEUE_STATES, ROUTES } from '@marcel/contracts';
import type { ItemKind, ModeratedItem, ModerationSort, QueueState } from '@marcel/contracts';
import { keyOf } from './acts';

export interface QueueView {
  search: string;
  state: QueueState | null;
  kind: ItemKind | null;
  sort: ModerationSort;
  /** Key of an item: only what says nearly the same is shown; null for all. */
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

/** Reads the view out of the page's query; what it does not know counts as not given. */
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
