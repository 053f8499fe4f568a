import * as z from 'zod/mini';
import { listOf } from '../http/lists.js';
import { COMMENT_PAGE } from './rules.js';

export const Comment = z.object({
  id: z.int(),
  mascotId: z.int(),
  author: z.string(),
  content: z.string(),
  createdAt: z.string(),
  /** True while the comment waits for a moderator. Meanwhile only its author sees it. */
  held: z.optional(z.boolean()),
});
export type Comment = z.infer<typeof Comment>;

export const CommentList = listOf(Comment, COMMENT_PAGE.limitMax);
