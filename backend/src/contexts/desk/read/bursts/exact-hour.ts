import { collect } from '../../../../platform/event-store/collect.js';
import type { EventStore, RecordedEvent } from '../../../../platform/event-store/event-store.js';
import { LIKE_STREAMS } from '../../../mascots/index.js';
import { artworkLikeStreams } from '../../../studio/index.js';
import { hourOf, LIKES_AT_ONCE, type LikeHour } from './like-hours.collection.js';

/** An hour as the log has it, to the like: it may begin within the first ten that the view counts for it, and end behind the last. */
export async function exactHour(store: Pick<EventStore, 'readStream'>, hour: LikeHour): Promise<LikeHour> {
  const { kind, itemId } = hour;
  const stream = `${kind === 'mascot' ? LIKE_STREAMS : artworkLikeStreams(kind)}${itemId}`;
  const isOfIt = ({ metadata }: RecordedEvent) => hourOf(metadata.time) === hour.hour;
  const [beginning, end] = await Promise.all([
    collect(store.readStream(stream, { from: hour.first, limit: LIKES_AT_ONCE })),
    collect(store.readStream(stream, { from: hour.last + 1, limit: LIKES_AT_ONCE - 1 })),
  ]);
  const first = beginning.find(isOfIt)?.revision ?? hour.first;
  const behind = end.find((like) => !isOfIt(like)) ?? { revision: hour.last + 1 + end.length };
  const last = behind.revision - 1;
  return { ...hour, first, last, likes: last - first + 1 };
}
