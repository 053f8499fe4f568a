import { LikeCount, MASCOT_MESSAGES, ROUTES } from '@marcel/contracts';
import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { Context } from '../../../../platform/http/context.js';
import { PositiveId } from '../../../../platform/http/requests.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { WaitsFor, type Written } from '../../../../platform/read-your-writes/waits-for.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { LikeMascot } from './like-mascot.command.js';

@ApiTags('mascots')
@Controller()
export class LikeMascotController {
  constructor(private readonly commands: CommandBus) {}

  @Post(ROUTES.mascotLike)
  @HttpCode(200)
  @JsonResponse(LikeCount, 'LikeCount')
  @WaitsFor(DIRECTORY_VIEW)
  async like(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Context() context: CommandContext,
  ): Promise<Written<LikeCount>> {
    const { position, likes } = await this.commands.execute(new LikeMascot(id, context));
    return { position, answer: () => ({ id, likes }) };
  }
}
