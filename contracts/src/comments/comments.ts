import { IsInt, IsOptional, Max, Min } from 'class-validator';
import * as z from 'zod/mini';
import { AfterPlace, compose, IsFilled, MaxLength } from '../validation/validation.js';
import { listOf } from '../http/lists.js';

export const COMMENT_PAGE = { limitDefault: 100, limitMax: 100 } as const;

/** A comment with more links than these waits until somebody has looked. */
export const COMMENT_LIMITS = { author: 50, content: 1000, links: 2 } as const;

export const COMMENT_MESSAGES = {
  notFound: 'Comment not found',
  nameRequired: 'Name is required',
  nameTooLong: 'Name too long',
  commentRequired: 'Comment is required',
  commentTooLong: 'Comment too long',
  serverAuthorRequired: 'Author name is required',
  serverContentRequired: 'Comment content is required',
} as const;

const Author = (required: string) =>
  compose(IsFilled({ message: required }), MaxLength(COMMENT_LIMITS.author, { message: COMMENT_MESSAGES.nameTooLong }));

const Content = (required: string) =>
  compose(
    IsFilled({ message: required }),
    MaxLength(COMMENT_LIMITS.content, { message: COMMENT_MESSAGES.commentTooLong }),
  );

export class AddCommentRequest {
  @Author(COMMENT_MESSAGES.serverAuthorRequired) author!: string;
  @Content(COMMENT_MESSAGES.serverContentRequired) content!: string;
}

export class CommentForm {
  @Author(COMMENT_MESSAGES.nameRequired) author!: string;
  @Content(COMMENT_MESSAGES.commentRequired) content!: string;
}

export class ListCommentsQuery {
  @IsOptional() @IsInt() @Min(1) @Max(COMMENT_PAGE.limitMax) limit: number = COMMENT_PAGE.limitDefault;
  @AfterPlace() after?: string;
}

export const Comment = z.object({
  id: z.int(),
  mascotId: z.int(),
  author: z.string(),
  content: z.string(),
  createdAt: z.string(),
  /** Of one that nobody else sees until somebody has looked; left out otherwise. */
  held: z.optional(z.boolean()),
});
export type Comment = z.infer<typeof Comment>;

export const CommentList = listOf(Comment, COMMENT_PAGE.limitMax);
