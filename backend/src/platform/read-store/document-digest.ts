import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import stringify from 'safe-stable-stringify';
import type { Document } from './collection.js';

const STRETCH = 500;

/** Lets others go first, between two stretches. @param taken documents so far */
export type BetweenStretches = (taken: number) => Promise<void>;

/** SHA-256 in hex over documents in the order given, one at a time; the order of a document's keys does not matter. */
export async function digestOf(
  documents: Iterable<Document> | AsyncIterable<Document>,
  between: BetweenStretches = () => setImmediate(),
): Promise<string> {
  const hash = createHash('sha256');
  let taken = 0;
  for await (const document of documents) {
    hash.update(`${stringify(document)}\n`);
    taken += 1;
    if (taken % STRETCH === 0) await between(taken);
  }
  return hash.digest('hex');
}
