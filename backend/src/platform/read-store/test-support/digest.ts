import { createHash } from 'node:crypto';
import stringify from 'safe-stable-stringify';
import type { ReadStore } from '../read-store.js';

/** SHA-256 over the documents of a collection in id order; the order of a document's keys does not matter. */
export async function digestOf(views: Pick<ReadStore, 'find'>, collection: string): Promise<string> {
  const { documents } = await views.find(collection, { sort: { field: 'id', direction: 'asc' } });
  return createHash('sha256')
    .update(documents.map((document) => stringify(document)).join('\n'))
    .digest('hex');
}
