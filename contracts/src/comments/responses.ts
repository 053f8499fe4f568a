import * as z from 'zod/mini';

export const Comment = z.object({
  id: z.int(),
  mascotId: z.int(),
  author: z.string(),
  content: z.string(),
  createdAt: z.string(),
});
export type Comment = z.infer<typeof Comment>;

export const CommentList = z.array(Comment);
