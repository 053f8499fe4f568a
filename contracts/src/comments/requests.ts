import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { AfterCursor, IsFilled, MaxLength, compose } from '../validation/validation.js';
import { COMMENT_LIMITS, COMMENT_MESSAGES, COMMENT_PAGE } from './rules.js';

const Author = (required: string) =>
  compose(IsFilled({ message: required }), MaxLength(COMMENT_LIMITS.author, { message: COMMENT_MESSAGES.nameTooLong }));

const Content = (required: string) =>
  compose(
    IsFilled({ message: required }),
    MaxLength(COMMENT_LIMITS.content, { message: COMMENT_MESSAGES.commentTooLong, multiline: true }),
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
  @AfterCursor() after?: string;
}
