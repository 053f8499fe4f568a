import { AddCommentRequest, Comment, MASCOT_MESSAGES, ROUTES } from '@marcel/contracts';
import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { Context } from '../../../../platform/http/context/context.decorator.js';
import { PositiveId } from '../../../../platform/http/requests/positive-id.pipe.js';
import { MakesOwned } from '../../../../platform/http/ownership/ownership.decorators.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { WaitsFor, type Written } from '../../../../platform/read-your-writes/waits-for.js';
import { COMMENTS_VIEW } from '../../views.js';
import { AddComment } from './add-comment.command.js';

@ApiTags('comments')
@Controller()
export class AddCommentController {
  constructor(private readonly commands: CommandBus) {}

  @Post(ROUTES.mascotComments)
  @JsonResponse(Comment, 'Comment', 201)
  @MakesOwned()
  @WaitsFor(COMMENTS_VIEW, 'owned')
  async add(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) mascotId: number,
    @Body() { author, content }: AddCommentRequest,
    @Context() context: CommandContext,
  ): Promise<Written<Comment>> {
    const { comment, position } = await this.commands.execute(
      new AddComment(mascotId, author.trim(), content.trim(), context),
    );
    return { position, answer: () => comment };
  }
}
