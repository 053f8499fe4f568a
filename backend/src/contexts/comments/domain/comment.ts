import * as z from 'zod/mini';
import type { Comment } from '@marcel/contracts';
import type { Decider, DomainEvent, EventCatalogue, StreamKind } from '../../../platform/decider/decider.js';
import { aggregate } from '../../../platform/decider/decider.js';
import { plaintextOrEmpty, StoredText } from '../../../platform/decider/stored-text.js';

const CommentAddedData = z.object({
  commentId: z.int(),
  mascotId: z.int(),
  author: StoredText,
  content: StoredText,
  /** The reason why the comment waits for a moderator; null if it is public at once. */
  held: z.nullable(z.enum(['words', 'links'])),
});

export type CommentAdded = DomainEvent<'CommentAdded', z.infer<typeof CommentAddedData>>;

export const commentEvents: EventCatalogue<CommentAdded> = {
  CommentAdded: { version: 1, schema: CommentAddedData, writtenBy: ['AddComment'] },
};

export const COMMENT_STREAMS = 'comments-';
export const commentRecordId = (commentId: number): string => `comment-${commentId}`;

export const commentsStream = (mascotId: number): string => `${COMMENT_STREAMS}${mascotId}`;

/** Decides without state, because comments do not depend on one another. */
const decider: Decider<CommentAdded['data'], CommentAdded, null> = {
  initialState: null,
  evolve: () => null,
  decide: (comment) => [{ type: 'CommentAdded', data: comment }],
};

export const comments = aggregate({ stream: commentsStream, catalogue: commentEvents, decider, concurrency: 'any' });

type RecordedComment = CommentAdded & { readonly recorded: { readonly metadata: { readonly time: string } } };

export function toComment({ data, recorded }: RecordedComment): Comment {
  const { commentId: id, mascotId, held } = data;
  const [author, content] = [plaintextOrEmpty(data.author), plaintextOrEmpty(data.content)];
  const comment = { id, mascotId, author, content, createdAt: recorded.metadata.time };
  return held === null ? comment : { ...comment, held: true };
}

export const commentStreams: readonly StreamKind[] = [
  { prefix: COMMENT_STREAMS, key: 'mascot id', description: 'Comments on a mascot', catalogue: commentEvents },
];
