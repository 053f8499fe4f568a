import * as z from 'zod/mini';
import type { DomainEvent } from '../../../platform/decider/decider.js';
import { earlierShape, type EventCatalogue } from '../../../platform/decider/event-catalogue.js';

const CommentAddedV1 = z.object({
  commentId: z.int(),
  mascotId: z.int(),
  author: z.string(),
  content: z.string(),
});
const CommentAddedData = z.extend(CommentAddedV1, {
  /** Why nobody sees it until somebody has looked; null: everybody sees it at once. */
  held: z.nullable(z.enum(['words', 'links'])),
});

export type CommentAdded = DomainEvent<'CommentAdded', z.infer<typeof CommentAddedData>>;

export const commentEvents: EventCatalogue<CommentAdded> = {
  CommentAdded: {
    version: 2,
    schema: CommentAddedData,
    earlier: { 1: earlierShape(CommentAddedV1, CommentAddedData, { upcast: (data) => ({ ...data, held: null }) }) },
    writtenBy: ['AddComment'],
  },
};

export const COMMENT_STREAMS = 'comments-';
export const commentsStream = (mascotId: number): string => `${COMMENT_STREAMS}${mascotId}`;
