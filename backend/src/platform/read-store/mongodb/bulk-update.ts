import type { AnyBulkWriteOperation, Document, Filter, UpdateFilter } from 'mongodb';

/**
 * The update of one document as part of a bulk. For one id `updateMany` does what `updateOne` does, of which FerretDB
 * stands still at a hundred in one command. The server does not repeat it by itself; we do, for every write is idempotent.
 */
export function bulkUpdate<Stored extends Document & { _id: unknown }>(
  filter: Filter<Stored> & Pick<Stored, '_id'>,
  update: UpdateFilter<Stored>,
  { upsert = false } = {},
): AnyBulkWriteOperation<Stored> {
  return { updateMany: { filter, update, upsert } };
}
