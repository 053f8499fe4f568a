import { LikesTakenBack, ROUTES, TakeBackLikesRequest } from '@marcel/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { Admin } from '../../../../platform/http/access/access.decorators.js';
import { Context } from '../../../../platform/http/context/context.decorator.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { WaitsFor, type Written } from '../../../../platform/read-your-writes/waits-for.js';
import { TakeBackMascotLikes } from '../../../mascots/index.js';
import { TakeBackArtworkLikes } from '../../../studio/index.js';

@ApiTags('moderation')
@Admin()
@Controller()
export class TakeBackLikesController {
  constructor(private readonly commands: CommandBus) {}

  @Post(ROUTES.likesTakeBack)
  @HttpCode(200)
  @JsonResponse(LikesTakenBack, 'LikesTakenBack')
  @WaitsFor('mascots', 'hugs', 'images', 'gallery')
  async takeBack(
    @Body() { kind, id, first, last, reason }: TakeBackLikesRequest,
    @Context() context: CommandContext,
  ): Promise<Written<LikesTakenBack>> {
    const told = [{ first, last }, reason.trim(), context] as const;
    const { position, takenBack } = await (kind === 'mascot'
      ? this.commands.execute(new TakeBackMascotLikes(id, ...told))
      : this.commands.execute(new TakeBackArtworkLikes({ series: kind, id }, ...told)));
    return { position, answer: () => ({ kind, id, takenBack }) };
  }
}
