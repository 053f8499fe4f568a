import type { LikedKind } from '@marcel/contracts';
import { newEvents, systemSources } from '../../platform/command-handling/new-events.js';
import type { DecidedStream } from '../../platform/decider/aggregate.js';
import type { DomainEvent } from '../../platform/decider/decider.js';
import type { EventStore } from '../../platform/event-store/event-store.js';
import { likes } from '../../contexts/mascots/domain/like.decider.js';
import { artworkLikes } from '../../contexts/studio/domain/like.js';
import { context } from '../testing/write-side.js';

/** Likes of an item that all came at a time, in ISO 8601, as visitors would have brought them. */
export async function appendLikes(
  store: EventStore,
  { kind, id }: { readonly kind: LikedKind; readonly id: number },
  count: number,
  time: string,
): Promise<void> {
  await (kind === 'mascot'
    ? append(likes.at(id), { type: 'MascotLiked', data: { mascotId: id } }, 'LikeMascot')
    : append(
        artworkLikes.at({ series: kind, id }),
        { type: 'ArtworkLiked', data: { series: kind, id } },
        'LikeArtwork',
      ));

  async function append<Event extends DomainEvent>(
    { stream, catalogue }: DecidedStream<never, Event, unknown>,
    like: Event,
    commandName: string,
  ): Promise<void> {
    const events = Array.from({ length: count }, () => like);
    const sources = { ...systemSources, clock: () => new Date(time) };
    await store.append(stream, 'any', newEvents({ stream, events, catalogue, commandName, context }, sources));
  }
}
