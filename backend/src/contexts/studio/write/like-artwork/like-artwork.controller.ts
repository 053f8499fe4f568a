import { LikeCount, ROUTES, STUDIO_MESSAGES } from '@marcel/contracts';
import { Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import { Context } from '../../../../platform/http/context/context.decorator.js';
import { PositiveId } from '../../../../platform/http/requests/positive-id.pipe.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { ReadYourWrites } from '../../../../platform/read-your-writes/read-your-writes.js';
import { FindHug } from '../../read/hugs/hugs.query.js';
import { FindImage } from '../../read/images/images.query.js';
import { HUGS_VIEW, IMAGES_VIEW } from '../../views.js';
import { LikeArtwork } from './like-artwork.command.js';

@ApiTags('studio')
@Controller()
export class LikeArtworkController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly visible: ReadYourWrites,
  ) {}

  @Post(ROUTES.hugLike)
  @HttpCode(200)
  @JsonResponse(LikeCount, 'LikeCount')
  async likeHug(
    @Param('id', new PositiveId(STUDIO_MESSAGES.hugNotFound)) id: number,
    @Context() context: CommandContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LikeCount> {
    const { position } = await this.commands.execute(new LikeArtwork('hug', id, context));
    await this.visible.until(position, [HUGS_VIEW], reply);
    const { likes } = await this.queries.execute(new FindHug(id));
    return { id, likes };
  }

  @Post(ROUTES.imageLike)
  @HttpCode(200)
  @JsonResponse(LikeCount, 'LikeCount')
  async likeImage(
    @Param('id', new PositiveId(STUDIO_MESSAGES.imageNotFound)) id: number,
    @Context() context: CommandContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LikeCount> {
    const { position } = await this.commands.execute(new LikeArtwork('image', id, context));
    await this.visible.until(position, [IMAGES_VIEW], reply);
    const { likes } = await this.queries.execute(new FindImage(id));
    return { id, likes };
  }
}
