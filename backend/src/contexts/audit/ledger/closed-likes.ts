import { newEvents, systemSources } from '../../../platform/command-handling/new-events.js';
import { collect } from '../../../platform/event-store/collect.js';
import { decodeEvent } from '../../../platform/event-store/event-codec.js';
import type { EventStore, Position, RecordedEvent } from '../../../platform/event-store/event-store.js';
import {
  closedLikesEvents,
  closedLikesStream,
  CLOSED_LIKES_STREAMS,
  LIKES,
  type LikesClosed,
} from '../domain/closed-likes.events.js';
import { EMPTY_LOG_HASH, nextHash } from './running-hash.js';

type Closing = LikesClosed['data'];

const CONTEXT = {
  correlationId: 'log:close',
  causationId: 'log:close',
  actor: { kind: 'system', id: 'log:close' },
} as const;

/**
 * Puts the likes up to a position on record: an event for each stream that has got some since that was last done. Whoever
 * broke off may do it again: what is on record is left out.
 */
export async function closeLikes(store: EventStore, through: Position): Promise<void> {
  for (const closing of await openLikes(store, through)) {
    const stream = closedLikesStream(closing.stream);
    const [before] = await collect(store.readStream(stream, { direction: 'backwards', limit: 1 }));
    const events: LikesClosed[] = [{ type: 'LikesClosed', data: closing }];
    const decided = { stream, events, catalogue: closedLikesEvents, commandName: 'CloseLikes', context: CONTEXT };
    await store.append(stream, before?.revision ?? 'no_stream', newEvents(decided, systemSources));
  }
}

/** Whether an event that closes likes fits them; so does one that is about something else. */
export async function fitsLikes(store: EventStore, event: RecordedEvent): Promise<boolean> {
  if (!event.stream.startsWith(CLOSED_LIKES_STREAMS)) return true;
  const { stream, first, last, likes, hash } = decodeEvent(closedLikesEvents, event).data;
  let found: Closing = { stream, first, last: first - 1, likes: 0, hash: EMPTY_LOG_HASH };
  for await (const like of store.readStream(stream, { from: first, limit: last - first + 1 }))
    found = withLike(found, like);
  return found.last === last && found.likes === likes && found.hash === hash;
}

const withLike = (closing: Closing, like: RecordedEvent): Closing => ({
  ...closing,
  last: like.revision,
  likes: closing.likes + 1,
  hash: nextHash(closing.hash, like),
});

async function openLikes(store: EventStore, through: Position): Promise<Iterable<Closing>> {
  const closings = new Map<string, Closing>();
  const ends = new Map<string, number>();
  for await (const event of store.readAll()) {
    const { stream, revision, position } = event;
    if (position > through) break;
    if (!stream.startsWith(LIKES)) continue;
    const end = ends.get(stream) ?? (await closedEnd(store, stream));
    ends.set(stream, end);
    if (revision <= end) continue;
    const begun = closings.get(stream) ?? { stream, first: revision, last: end, likes: 0, hash: EMPTY_LOG_HASH };
    closings.set(stream, withLike(begun, event));
  }
  return closings.values();
}

/** The last revision of a stream of likes that is on record as closed; -1 when there is none. */
async function closedEnd(store: EventStore, stream: string): Promise<number> {
  const newest = await collect(store.readStream(closedLikesStream(stream), { direction: 'backwards', limit: 1 }));
  return newest.map((event) => decodeEvent(closedLikesEvents, event).data.last)[0] ?? -1;
}
