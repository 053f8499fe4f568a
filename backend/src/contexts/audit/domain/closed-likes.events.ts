import * as z from 'zod/mini';
import type { DomainEvent } from '../../../platform/decider/decider.js';
import type { EventCatalogue } from '../../../platform/decider/event-catalogue.js';

const LikesClosedData = z.object({
  /** The stream of likes, of a mascot or an artwork, and the first and last event of it that this stands for. */
  stream: z.string(),
  first: z.int(),
  last: z.int(),
  likes: z.int(),
  /** Running hash over those events, made as that of the log. */
  hash: z.string(),
});

/** The likes of a closed period in one: how many there were, and what proves it. They stay where they can be read. */
export type LikesClosed = DomainEvent<'LikesClosed', z.infer<typeof LikesClosedData>>;

export const closedLikesEvents: EventCatalogue<LikesClosed> = {
  LikesClosed: { version: 1, schema: LikesClosedData, writtenBy: ['CloseLikes'] },
};

/** What every stream of likes begins with. */
export const LIKES = 'likes-';

export const CLOSED_LIKES_STREAMS = 'closed-';
export const closedLikesStream = (likesStream: string): string => `${CLOSED_LIKES_STREAMS}${likesStream}`;
