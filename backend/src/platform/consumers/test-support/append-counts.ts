import { newEvents, systemClockAndIds } from '../../command-handling/new-events.js';
import type { EventStore } from '../../event-store/event-store.js';
import { counted, countedEvents } from '../../read-store/test-support/counting.js';

const context = { correlationId: 'c', causationId: 'c', actor: { kind: 'admin' } } as const;

/** Appends a `Counted` event for each number, and returns the position of the last one. */
export async function appendCounts(log: EventStore, stream: string, ...numbers: readonly number[]): Promise<string> {
  const decided = { stream, events: numbers.map(counted), catalogue: countedEvents, commandName: 'Count', context };
  return (await log.append(stream, 'any', newEvents(decided, systemClockAndIds))).position;
}
