import { createHash } from 'node:crypto';
import stringify from 'safe-stable-stringify';
import type { Document } from './collection.js';

/** SHA-256 in hex over documents in the order given; the order of a document's keys does not matter. */
export function digestOf(documents: Iterable<Document>): string {
  const hash = createHash('sha256');
  for (const document of documents) hash.update(`${stringify(document)}\n`);
  return hash.digest('hex');
}
