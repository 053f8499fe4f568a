import type { AnyBulkWriteOperation, Document, Filter, UpdateFilter } from 'mongodb';

export function bulkUpdate<Stored extends Document & { _id: unknown }>(
  filter: Filter<Stored> & Pick<Stored, '_id'>,
  update: UpdateFilter<Stored>,
  { upsert = false } = {},
): AnyBulkWriteOperation<Stored> {
  return { updateMany: { filter, update, upsert } };
}
