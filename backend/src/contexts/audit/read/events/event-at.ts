import type { EventStore, RecordedEvent } from '../../../../platform/event-store/event-store.js';

/** The event at a place of a stream; undefined where there is none. */
export async function eventAt(
  store: EventStore,
  { stream, revision }: Pick<RecordedEvent, 'stream' | 'revision'>,
): Promise<RecordedEvent | undefined> {
  for await (const event of store.readStream(stream, { from: revision, limit: 1 })) return event;
  return undefined;
}
