import { Module } from '@nestjs/common';
import { MascotsModule } from '../mascots/index.js';
import { ModerationModule } from '../moderation/index.js';
import { QueueHeldComments } from './automation/when-comment-held-then-queue-it.js';
import { CommentReader, ListCommentsController } from './read/comments.js';
import { NewCommentUpdates } from './read/live-updates.js';
import { AddCommentController, AddCommentHandler } from './write/add-comment.js';
import { ReportCommentController } from './write/report-comment.js';

export { commentEvents, COMMENT_STREAMS, type CommentAdded, commentStreams } from './domain/comment.js';
export { CommentReader, commentsProjection } from './read/comments.js';

@Module({
  imports: [MascotsModule, ModerationModule],
  controllers: [ListCommentsController, AddCommentController, ReportCommentController],
  providers: [CommentReader, NewCommentUpdates, AddCommentHandler, QueueHeldComments],
  exports: [CommentReader],
})
export class CommentsModule {}
