import type { Comment } from '@marcel/contracts';
import { textOf } from '../../../platform/decider/words.js';
import type { CommentAdded } from './comment.events.js';

type Recorded = CommentAdded & { readonly recorded: { readonly metadata: { readonly time: string } } };

/** A comment as whoever wrote it is told of it, as far as it was opened. */
export function toComment({ data, recorded }: Recorded): Comment {
  const { commentId: id, mascotId, held } = data;
  const [author, content] = [textOf(data.author), textOf(data.content)];
  const comment = { id, mascotId, author, content, createdAt: recorded.metadata.time };
  return held === null ? comment : { ...comment, held: true };
}
