import { Module } from '@nestjs/common';
import { MascotsModule } from '../mascots/index.js';
import { ModerationModule } from '../moderation/index.js';
import { DestroyKeysOfComment } from './automation/when-comment-erased-then-destroy-keys.js';
import { QueueHeldComments } from './automation/when-comment-held-then-hold-item.js';
import { FindCommentHandler } from './read/comments/find-comment.handler.js';
import { ListCommentsController } from './read/comments/list-comments.controller.js';
import { ListCommentsHandler } from './read/comments/list-comments.handler.js';
import { CommentNews } from './read/news.js';
import { AddCommentController, AddCommentHandler, CommentScreen } from './write/add-comment.js';
import { ReportCommentController } from './write/report-comment.js';

@Module({
  imports: [MascotsModule, ModerationModule],
  controllers: [ListCommentsController, AddCommentController, ReportCommentController],
  providers: [
    ListCommentsHandler,
    FindCommentHandler,
    CommentNews,
    AddCommentHandler,
    CommentScreen,
    QueueHeldComments,
    DestroyKeysOfComment,
  ],
})
export class CommentsModule {}
