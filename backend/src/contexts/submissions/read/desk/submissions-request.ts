import { SUBMISSION_PAGE, type ListSubmissionsQuery, type SubmissionSort } from '@marcel/contracts';
import type { Query } from '../../../../platform/read-store/query.js';

/** Ids rise with time: the newest submission is the one with the highest. */
const SORTS: Readonly<Record<SubmissionSort, NonNullable<Query['sort']>>> = {
  newest: { field: 'id', direction: 'desc' },
  oldest: { field: 'id', direction: 'asc' },
  name: { field: 'name', direction: 'asc' },
  brand: { field: 'brand', direction: 'asc' },
};

/** The desk's request in the read store's terms. */
export function toStoreQuery({ status, search, sort, after, offset, limit }: ListSubmissionsQuery): Query {
  const where = status === undefined ? [] : [{ field: 'status', oneOf: [status] }];
  return { where, search, sort: SORTS[sort], after, offset, limit: limit ?? SUBMISSION_PAGE.limitMax };
}
