import type { ItemState, ModerationQueueQuery, ModerationSort } from '@marcel/contracts';
import type { Query } from '../../../../platform/read-store/query.js';

/** What waits for somebody to look. */
const OPEN: readonly ItemState[] = ['reported', 'held'];

const SORTS: Readonly<Record<ModerationSort, NonNullable<Query['sort']>>> = {
  urgent: { field: 'urgency', direction: 'desc' },
  newest: { field: 'since', direction: 'desc' },
  oldest: { field: 'since', direction: 'asc' },
};

/** The desk's request in the read store's terms. */
export function toQueueQuery({ state, kind, search, sort, after, limit }: ModerationQueueQuery): Query {
  const ofKind = kind === undefined ? [] : [{ field: 'kind', oneOf: [kind] }];
  const where = [{ field: 'state', oneOf: state === undefined ? OPEN : [state] }, ...ofKind];
  return { where, search, sort: SORTS[sort], after, limit };
}
