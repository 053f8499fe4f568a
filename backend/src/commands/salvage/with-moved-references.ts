import * as z from 'zod/mini';
import { LIKES } from '../../contexts/audit/index.js';
import { MASCOT_STREAMS } from '../../contexts/mascots/index.js';
import { ARTWORK_STREAMS } from '../../contexts/studio/index.js';
import { parkingStreams } from '../../platform/consumers/parking/parking.events.js';
import { Span } from '../../platform/decider/spans.js';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import type { MovedRevisions } from './moved-revisions.js';

const OfAnotherStream = z.looseObject({ stream: z.string(), revision: z.int() });
const OfItsOwnStream = z.looseObject({ revisions: z.array(z.int()) });
const OfItsLikes = z.looseObject({ spans: z.array(Span) });

/** The data of an event, with the events that it names by their revisions named as they are now. */
export function withMovedReferences({ stream, data }: RecordedEvent, moved: MovedRevisions): unknown {
  if (stream.startsWith(parkingStreams.prefix)) {
    const parked = OfAnotherStream.safeParse(data);
    return parked.success ? { ...parked.data, revision: moved.now(parked.data.stream, parked.data.revision) } : data;
  }
  const likes = OfItsLikes.safeParse(data);
  if (likes.success && [MASCOT_STREAMS, ...ARTWORK_STREAMS].some((prefix) => stream.startsWith(prefix)))
    return { ...likes.data, spans: movedSpans(`${LIKES}${stream}`, likes.data.spans, moved) };
  if (stream.startsWith(MASCOT_STREAMS)) {
    const reverted = OfItsOwnStream.safeParse(data);
    if (!reverted.success) return data;
    const left = reverted.data.revisions.filter((revision) => !moved.isLost(stream, revision));
    return { ...reverted.data, revisions: left.map((revision) => moved.now(stream, revision)) };
  }
  return data;
}

const movedSpans = (stream: string, spans: readonly Span[], moved: MovedRevisions): Span[] =>
  spans
    .map(({ first, last }) => ({ first: moved.now(stream, first), last: moved.now(stream, last + 1) - 1 }))
    .filter(({ first, last }) => first <= last);
