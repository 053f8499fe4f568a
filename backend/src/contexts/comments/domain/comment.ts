import type { Comment } from '@marcel/contracts';
import type { CommentAdded } from './comment.events.js';

type Recorded = CommentAdded & { readonly recorded: { readonly metadata: { readonly time: string } } };

/** A comment as it was recorded. */
export function toComment({ data, recorded }: Recorded): Comment {
  const { commentId: id, mascotId, author, content } = data;
  return { id, mascotId, author, content, createdAt: recorded.metadata.time };
}
