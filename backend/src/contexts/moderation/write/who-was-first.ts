import type { Actor } from '../../../platform/event-store/event-metadata.js';
import type { EventStore, RecordedEvent } from '../../../platform/event-store/event-store.js';

/** Who led to the newest event of a stream that fits, as it is said to whoever comes after. */
export async function whoWasFirst(
  store: Pick<EventStore, 'readStream'>,
  stream: string,
  fits: (event: RecordedEvent) => boolean,
): Promise<string | undefined> {
  for await (const event of store.readStream(stream, { direction: 'backwards' }))
    if (fits(event)) return nameOf(event.metadata.actor);
  return undefined;
}

function nameOf({ kind, id }: Actor): string {
  if (kind === 'visitor') return 'its maker';
  return kind === 'admin' ? (id ?? 'an admin') : 'the system';
}
