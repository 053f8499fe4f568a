import type { Filter } from 'mongodb';
import type { PreparedFilter } from '../../prepared-query.js';
import type { CollectionLayout } from '../collection-layout.js';
import type { StoredRecord } from '../stored-record.js';

/** A condition in the server's own language; what users gave is only ever a value in it. */
export type Condition = Filter<StoredRecord>;

export function conditionOf(layout: CollectionLayout, filter: PreparedFilter): Condition {
  const path = layout.path(filter.field);
  if (filter.kind === 'oneOf') return { [path]: { $in: [...filter.values, ...(filter.orMissing ? [null] : [])] } };
  const { from, to } = filter;
  if (from === undefined && to === undefined) return { [path]: { $ne: null } };
  return { [path]: { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) } };
}

/** All of them, of documents that were not removed. */
export const allOf = (conditions: readonly Condition[]): Condition => ({ $and: [{ live: true }, ...conditions] });
