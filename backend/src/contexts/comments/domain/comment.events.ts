import * as z from 'zod/mini';
import type { DomainEvent } from '../../../platform/decider/decider.js';
import type { EventCatalogue } from '../../../platform/decider/event-catalogue.js';

const CommentAddedData = z.object({
  commentId: z.int(),
  mascotId: z.int(),
  author: z.string(),
  content: z.string(),
});

export type CommentAdded = DomainEvent<'CommentAdded', z.infer<typeof CommentAddedData>>;

export const commentEvents: EventCatalogue<CommentAdded> = {
  CommentAdded: { version: 1, schema: CommentAddedData, writtenBy: ['AddComment'] },
};

export const COMMENT_STREAMS = 'comments-';
export const commentsStream = (mascotId: number): string => `${COMMENT_STREAMS}${mascotId}`;
