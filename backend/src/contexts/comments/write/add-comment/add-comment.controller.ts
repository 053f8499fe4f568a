import { AddCommentRequest, Comment, MASCOT_MESSAGES, ROUTES } from '@marcel/contracts';
import { Body, Controller, Param, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import { Context } from '../../../../platform/http/context/context.decorator.js';
import { PositiveId } from '../../../../platform/http/requests/positive-id.pipe.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { ReadYourWrites } from '../../../../platform/read-your-writes/read-your-writes.js';
import { COMMENTS_VIEW } from '../../views.js';
import { AddComment } from './add-comment.command.js';

@ApiTags('comments')
@Controller()
export class AddCommentController {
  constructor(
    private readonly commands: CommandBus,
    private readonly visible: ReadYourWrites,
  ) {}

  @Post(ROUTES.mascotComments)
  @JsonResponse(Comment, 'Comment', 201)
  async add(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) mascotId: number,
    @Body() { author, content }: AddCommentRequest,
    @Context() context: CommandContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Comment> {
    const { comment, position } = await this.commands.execute(
      new AddComment(mascotId, author.trim(), content.trim(), context),
    );
    await this.visible.until(position, [COMMENTS_VIEW], reply);
    return comment;
  }
}
