import type { RecordedEvent } from '../event-store/event-store.js';
import type { ProjectionRef } from '../read-store/change.js';
import { ProjectionGap } from '../read-store/errors.js';
import type { ReadStore } from '../read-store/read-store.js';

export interface FreshEvents {
  /** Events that were not taken in before. */
  readonly fresh: readonly RecordedEvent[];
  /** Revision of the last of them in each stream. */
  readonly streamHeads: ReadonlyMap<string, number>;
}

/** Passes over what was delivered before, stream by stream. @throws ProjectionGap when something is missing */
export async function freshEvents(
  ref: ProjectionRef,
  events: readonly RecordedEvent[],
  store: Pick<ReadStore, 'streamHeads'>,
): Promise<FreshEvents> {
  const streams = [...new Set(events.map(({ stream }) => stream))];
  const known = await store.streamHeads(ref, streams);
  const streamHeads = new Map<string, number>();
  const fresh = events.filter(({ stream, revision }) => {
    const expected = (streamHeads.get(stream) ?? known.get(stream) ?? -1) + 1;
    if (revision > expected) throw new ProjectionGap(ref.name, stream, expected, revision);
    if (revision < expected) return false;
    streamHeads.set(stream, revision);
    return true;
  });
  return { fresh, streamHeads };
}
