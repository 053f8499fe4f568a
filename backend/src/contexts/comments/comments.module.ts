import { Module } from '@nestjs/common';
import { MascotsModule } from '../mascots/index.js';
import { ModerationModule } from '../moderation/index.js';
import { DestroyKeysOfComment, QueueHeldComments } from './automation/automations.js';
import { FindCommentHandler, ListCommentsController } from './read/comments/comments.js';
import { CommentNews } from './read/news.js';
import {
  AddCommentController,
  AddCommentHandler,
  CommentScreen,
  ReportCommentController,
} from './write/add-comment.js';

@Module({
  imports: [MascotsModule, ModerationModule],
  controllers: [ListCommentsController, AddCommentController, ReportCommentController],
  providers: [
    FindCommentHandler,
    CommentNews,
    AddCommentHandler,
    CommentScreen,
    QueueHeldComments,
    DestroyKeysOfComment,
  ],
})
export class CommentsModule {}
