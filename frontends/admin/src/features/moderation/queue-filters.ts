import { ITEM_KINDS, MODERATION_PAGE, MODERATION_SORTS, QUEUE_STATES, ROUTES } from '@marcel/contracts';
import type { ModeratedItem } from '@marcel/contracts';
import { query } from '../../shared/navigation/pages';
import { toKey } from './intents';

/** Reads the filters from the query string; ignores unknown values. */
export const parseFilters = (searchParams: URLSearchParams) => ({
  search: searchParams.get('search') ?? '',
  /** "waiting" selects the reported and held items; with `similarTo`, those that no admin has judged. */
  state: QUEUE_STATES.find((state) => state === searchParams.get('state')) ?? ('waiting' as const),
  kind: ITEM_KINDS.find((kind) => kind === searchParams.get('kind')) ?? ('all' as const),
  sort: MODERATION_SORTS.find((sort) => sort === searchParams.get('sort')) ?? MODERATION_SORTS[0],
  /** Key of an item: shows only items with a similar text; empty for all. */
  similarTo: searchParams.get('similarTo') ?? '',
  /** Cursor of the previous page; empty for the first page. */
  after: searchParams.get('after') ?? '',
});

export type QueueFilters = ReturnType<typeof parseFilters>;

export const ALL_ITEMS = parseFilters(new URLSearchParams());

export const toQuery = ({ search, state, kind, sort, similarTo, after }: QueueFilters, limit?: number): string =>
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

export const toUrl = (filters: QueueFilters): string =>
  `${ROUTES.moderation}?${toQuery({ ...filters, search: filters.search.trim() }, MODERATION_PAGE.limitMax)}`;
