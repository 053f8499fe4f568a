import { LikeCount, MASCOT_MESSAGES, ROUTES } from '@marcel/contracts';
import { Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import { Context } from '../../../../platform/http/context/context.decorator.js';
import { PositiveId } from '../../../../platform/http/requests/positive-id.pipe.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { ReadYourWrites } from '../../../../platform/read-your-writes/read-your-writes.js';
import { FindMascot } from '../../read/mascot/find-mascot.query.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { LikeMascot } from './like-mascot.command.js';

@ApiTags('mascots')
@Controller()
export class LikeMascotController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly visible: ReadYourWrites,
  ) {}

  @Post(ROUTES.mascotLike)
  @HttpCode(200)
  @JsonResponse(LikeCount, 'LikeCount')
  async like(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Context() context: CommandContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LikeCount> {
    const { position } = await this.commands.execute(new LikeMascot(id, context));
    await this.visible.until(position, [DIRECTORY_VIEW], reply);
    const { likes } = await this.queries.execute(new FindMascot(id));
    return { id, likes };
  }
}
