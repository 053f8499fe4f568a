import { Module } from '@nestjs/common';
import { MascotsModule } from '../mascots/index.js';
import { ModerationModule } from '../moderation/index.js';
import { DestroyKeysOfComment } from './automation/when-comment-erased-then-destroy-keys/destroy-keys-of-comment.js';
import { QueueHeldComments } from './automation/when-comment-held-then-hold-item/queue-held-comments.js';
import { FindCommentHandler } from './read/comments/find-comment.handler.js';
import { ListCommentsController } from './read/comments/list-comments.controller.js';
import { ListCommentsHandler } from './read/comments/list-comments.handler.js';
import { CommentNews } from './read/news/comment-news.js';
import { AddCommentController } from './write/add-comment/add-comment.controller.js';
import { AddCommentHandler } from './write/add-comment/add-comment.handler.js';
import { CommentScreen } from './write/add-comment/comment-screen.js';
import { ReportCommentController } from './write/report-comment/report-comment.controller.js';

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
