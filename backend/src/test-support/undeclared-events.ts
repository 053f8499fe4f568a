import { EVENT_STREAMS } from '../contexts/event-streams.js';
import { LogDamaged } from '../platform/event-store/errors.js';
import type { EventStore, RecordedEvent } from '../platform/event-store/event-store.js';

const KINDS = Object.values(EVENT_STREAMS).flat();

/**
 * What a log holds and no stream declares: an event, or the command that led to it. Each in words. A log that a test has
 * damaged is looked at as far as it can be read.
 */
export async function undeclaredEvents(store: Pick<EventStore, 'readAll'>): Promise<string[]> {
  const undeclared = new Set<string>();
  try {
    for await (const event of store.readAll()) if (!isDeclared(event)) undeclared.add(wordsOf(event));
  } catch (error) {
    if (!(error instanceof LogDamaged)) throw error;
  }
  return [...undeclared];
}

const isDeclared = ({ stream, type, metadata }: RecordedEvent): boolean =>
  KINDS.some(
    ({ prefix, catalogue }) => stream.startsWith(prefix) && catalogue[type]?.writtenBy?.includes(metadata.command),
  );

const wordsOf = ({ stream, type, metadata }: RecordedEvent): string => `${type} in ${stream}, by ${metadata.command}`;
