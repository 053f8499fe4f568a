import type { ModerationQueueQuery, ModerationSort, QueueState } from '@marcel/contracts';
import type { Query } from '../../../../platform/read-store/query.js';

/** What waits for somebody to look. */
const OPEN: readonly QueueState[] = ['reported', 'held'];

/** What nobody has judged: a copy of something bad is bad before anybody reports it. */
const UNJUDGED: readonly QueueState[] = [...OPEN, 'untouched'];

const SORTS: Readonly<Record<ModerationSort, NonNullable<Query['sort']>>> = {
  urgent: { field: 'urgency', direction: 'desc' },
  newest: { field: 'since', direction: 'desc' },
  oldest: { field: 'since', direction: 'asc' },
};

/** The desk's request in the read store's terms. */
export function toQueueQuery({ state, kind, search, sort, similarTo, after, limit }: ModerationQueueQuery): Query {
  const open = similarTo === undefined ? OPEN : UNJUDGED;
  const ofKind = kind === undefined ? [] : [{ field: 'kind', oneOf: [kind] }];
  const where = [{ field: 'state', oneOf: state === undefined ? open : [state] }, ...ofKind];
  return { where, search, sort: SORTS[sort], after, limit };
}
