import { Module } from '@nestjs/common';
import { MascotsModule } from '../mascots/index.js';
import { ListCommentsController } from './read/comments/list-comments.controller.js';
import { ListCommentsHandler } from './read/comments/list-comments.handler.js';
import { AddCommentController } from './write/add-comment/add-comment.controller.js';
import { AddCommentHandler } from './write/add-comment/add-comment.handler.js';

@Module({
  imports: [MascotsModule],
  controllers: [ListCommentsController, AddCommentController],
  providers: [ListCommentsHandler, AddCommentHandler],
})
export class CommentsModule {}
