import type { EventFilter } from '../event-store.js';
import type { EventRow } from './event-row.js';
import { fromStoredText } from './stored-text.js';

/** The filter as a test of rows, so that those it leaves out need not be parsed. */
export function filterOf({ streamPrefixes, eventTypes }: EventFilter = {}): (row: EventRow) => boolean {
  const types = eventTypes && new Set(eventTypes);
  return (row) =>
    (types === undefined || types.has(fromStoredText(row.type))) &&
    (streamPrefixes === undefined || hasPrefix(fromStoredText(row.stream), streamPrefixes));
}

const hasPrefix = (stream: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => stream.startsWith(prefix));
