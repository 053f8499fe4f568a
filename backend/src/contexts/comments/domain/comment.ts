import type { Comment } from '@marcel/contracts';
import type { CommentAdded } from './comment.events.js';

type Recorded = CommentAdded & { readonly recorded: { readonly metadata: { readonly time: string } } };

/** A comment as whoever wrote it is told of it. */
export function toComment({ data, recorded }: Recorded): Comment {
  const { commentId: id, mascotId, author, content, held } = data;
  const comment = { id, mascotId, author, content, createdAt: recorded.metadata.time };
  return held === null ? comment : { ...comment, held: true };
}
