import { LikeCount, ROUTES, STUDIO_MESSAGES } from '@marcel/contracts';
import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { Context } from '../../../../platform/http/context/context.decorator.js';
import { PositiveId } from '../../../../platform/http/requests/positive-id.pipe.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { WaitsFor, type Written } from '../../../../platform/read-your-writes/waits-for.js';
import { GALLERY_VIEW, HUGS_VIEW, IMAGES_VIEW } from '../../views.js';
import { LikeArtwork } from './like-artwork.command.js';

@ApiTags('studio')
@Controller()
export class LikeArtworkController {
  constructor(private readonly commands: CommandBus) {}

  @Post(ROUTES.hugLike)
  @HttpCode(200)
  @JsonResponse(LikeCount, 'LikeCount')
  @WaitsFor(HUGS_VIEW, GALLERY_VIEW)
  async likeHug(
    @Param('id', new PositiveId(STUDIO_MESSAGES.hugNotFound)) id: number,
    @Context() context: CommandContext,
  ): Promise<Written<LikeCount>> {
    const { position, likes } = await this.commands.execute(new LikeArtwork('hug', id, context));
    return { position, answer: () => ({ id, likes }) };
  }

  @Post(ROUTES.imageLike)
  @HttpCode(200)
  @JsonResponse(LikeCount, 'LikeCount')
  @WaitsFor(IMAGES_VIEW, GALLERY_VIEW)
  async likeImage(
    @Param('id', new PositiveId(STUDIO_MESSAGES.imageNotFound)) id: number,
    @Context() context: CommandContext,
  ): Promise<Written<LikeCount>> {
    const { position, likes } = await this.commands.execute(new LikeArtwork('image', id, context));
    return { position, answer: () => ({ id, likes }) };
  }
}
