import type { Filter } from 'mongodb';
import type { PreparedFilter, PreparedPlace } from '../../prepared-query.js';
import type { CollectionLayout } from '../collection-layout.js';
import type { StoredRecord } from '../stored-record.js';

/** A condition in the server's own language; what users gave is only ever a value in it. */
export type Condition = Filter<StoredRecord>;

export function conditionOf(layout: CollectionLayout, filter: PreparedFilter): Condition {
  const path = layout.path(filter.field);
  if (filter.kind === 'behind') return behind(path, filter);
  if (filter.kind === 'oneOf') return { [path]: { $in: [...filter.values, ...(filter.orMissing ? [null] : [])] } };
  const { from, to } = filter;
  if (from === undefined && to === undefined) return { [path]: { $ne: null } };
  return { [path]: { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) } };
}

function behind(path: string, { direction, value, id }: PreparedPlace): Condition {
  const comparison = direction === 'asc' ? '$gt' : '$lt';
  const isBehind = { _id: { [comparison]: id } };
  if (path === '_id') return isBehind;
  if (value === null) return { $and: [{ [path]: null }, isBehind] };
  return { $or: [{ [path]: { [comparison]: value } }, { $and: [{ [path]: value }, isBehind] }, { [path]: null }] };
}

/** All of them, of documents that were not removed. */
export const allOf = (conditions: readonly Condition[]): Condition => ({ $and: [{ live: true }, ...conditions] });
