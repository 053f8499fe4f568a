import * as z from 'zod/mini';
import type { DomainEvent } from '../../../platform/decider/decider.js';
import { earlierShape, type EventCatalogue } from '../../../platform/decider/event-catalogue.js';
import { Words } from '../../../platform/decider/words.js';

const CommentAddedV1 = z.object({
  commentId: z.int(),
  mascotId: z.int(),
  author: z.string(),
  content: z.string(),
});
const CommentAddedV2 = z.extend(CommentAddedV1, {
  /** Why nobody sees it until somebody has looked; null: everybody sees it at once. */
  held: z.nullable(z.enum(['words', 'links'])),
});
const CommentAddedData = z.extend(CommentAddedV2, { author: Words, content: Words });

export type CommentAdded = DomainEvent<'CommentAdded', z.infer<typeof CommentAddedData>>;

export const commentEvents: EventCatalogue<CommentAdded> = {
  CommentAdded: {
    version: 3,
    schema: CommentAddedData,
    earlier: {
      1: earlierShape(CommentAddedV1, CommentAddedV2, { upcast: (data) => ({ ...data, held: null }) }),
      2: earlierShape(CommentAddedV2, CommentAddedData, { upcast: (data) => data }),
    },
    writtenBy: ['AddComment'],
  },
};

export const COMMENT_STREAMS = 'comments-';
/** Whose words they are, for the key vault. */
export const commentOf = (commentId: number): string => `comment-${commentId}`;

export const commentsStream = (mascotId: number): string => `${COMMENT_STREAMS}${mascotId}`;
