import { EVENT_STREAMS } from '../contexts/event-streams.js';
import { LogDamaged } from '../platform/event-store/errors.js';
import type { EventStore, RecordedEvent } from '../platform/event-store/event-store.js';

const KINDS = Object.values(EVENT_STREAMS).flat();

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
