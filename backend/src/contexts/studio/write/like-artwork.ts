import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LikeCount, ROUTES, STUDIO_MESSAGES } from '@marcel/contracts';
import { Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import type { Position } from '../../../platform/event-store/event-store.js';
import type { ArtworkId } from '../domain/artwork-streams.js';
import { Context, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type Written } from '../../../platform/read-your-writes/waits-for.js';
import { DataCommand, DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { artworkLikes } from '../domain/like.js';
import { ArtworkRegistry } from './artwork-registry.js';
import { ARTWORKS_VIEW } from '../read/artworks.js';

/** Returns the number of likes including this one. @throws DomainError not_found */
class LikeArtwork extends DataCommand<ArtworkId, { readonly position: Position | undefined; readonly likes: number }> {}

@ApiTags('studio')
@Controller()
export class LikeArtworkController {
  constructor(private readonly commands: CommandBus) {}

  @Post(ROUTES.hugLike)
  @JsonResponse(LikeCount, 'LikeCount')
  @WaitsFor(ARTWORKS_VIEW)
  async likeHug(
    @Param('id', new PositiveId(STUDIO_MESSAGES.hugNotFound)) id: number,
    @Context() context: CommandContext,
  ): Promise<Written<LikeCount>> {
    const { position, likes } = await this.commands.execute(new LikeArtwork({ series: 'hug', id }, context));
    return { position, answer: () => ({ id, likes }) };
  }

  @Post(ROUTES.imageLike)
  @JsonResponse(LikeCount, 'LikeCount')
  @WaitsFor(ARTWORKS_VIEW)
  async likeImage(
    @Param('id', new PositiveId(STUDIO_MESSAGES.imageNotFound)) id: number,
    @Context() context: CommandContext,
  ): Promise<Written<LikeCount>> {
    const { position, likes } = await this.commands.execute(new LikeArtwork({ series: 'image', id }, context));
    return { position, answer: () => ({ id, likes }) };
  }
}

@CommandHandler(LikeArtwork)
export class LikeArtworkHandler implements ICommandHandler<LikeArtwork> {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly artworks: ArtworkRegistry,
  ) {}

  async execute({ data, context }: LikeArtwork) {
    await this.artworks.require(data.series, data.id);
    const like = { ...artworkLikes.at(data), command: data, commandName: LikeArtwork.name, context };
    const { position, revision = -1 } = await this.decisions.run(like);
    return { position, likes: revision + 1 };
  }
}
