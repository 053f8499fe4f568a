import { createHash } from 'node:crypto';
import stringify from 'safe-stable-stringify';
import type { ReadStore } from '../read-store.js';

/** Returns the SHA-256 of a collection's documents in id order, independent of the order of their keys. */
export async function digestOf(views: Pick<ReadStore, 'find'>, collection: string): Promise<string> {
  const { documents } = await views.find(collection, { sort: { field: 'id', direction: 'asc' } });
  return createHash('sha256')
    .update(documents.map((document) => stringify(document)).join('\n'))
    .digest('hex');
}
