import { carveIndex, type IndexedEvent } from './carve-index.js';
import { closedOnRecord } from './closed-on-record.js';
import type { FilePages } from '../file-format/file-pages.js';

type Found = ReadonlyMap<number, Pick<IndexedEvent, 'stream' | 'revision'>>;

/** Those of the lost events that the index of streams still names, by their number. */
export function nameLost(files: readonly FilePages[], found: Found, end: number): ReadonlyMap<number, IndexedEvent> {
  const firsts = new Set(files.flatMap((pages) => [...closedOnRecord(pages)]).map(({ first }) => first));
  const named = new Map<number, IndexedEvent>();
  for (const pages of files)
    for (const entries of carveIndex(pages)) {
      if (!isOfIndex(entries, found, firsts)) continue;
      for (const event of entries)
        if (isPossible(event, end) && !found.has(event.position)) named.set(event.position, event);
    }
  return named;
}

/**
 * Whether a page is of the index, and not of the table of closed streams, whose rows of a stream, the first number of a file and
 * a revision have its shape. The events that were found tell them apart; without one of them, what stands where revisions would.
 */
function isOfIndex(entries: readonly IndexedEvent[], found: Found, firsts: ReadonlySet<number>): boolean {
  let agreeing = 0;
  for (const { stream, revision, position } of entries) {
    const event = found.get(position);
    if (event !== undefined) agreeing += event.stream === stream && event.revision === revision ? 1 : -1;
  }
  return agreeing === 0 ? !entries.every(({ revision }) => firsts.has(revision)) : agreeing > 0;
}

/** An event has at least as many before it in the log as in its stream. */
const isPossible = ({ revision, position }: IndexedEvent, end: number): boolean =>
  revision < position && position <= end;
