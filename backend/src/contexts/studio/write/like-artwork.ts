import { LikeCount, ROUTES, STUDIO_MESSAGES } from '@marcel/contracts';
import { Param, Post } from '@nestjs/common';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import type { ArtworkId } from '../domain/artwork-streams.js';
import { Context, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, RestController } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { artworkLikes } from '../domain/like.js';
import { ArtworkRegistry } from './artwork-registry.js';
import { ARTWORKS_VIEW } from '../read/artworks.js';

@RestController('studio')
export class LikeArtworkController {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly artworks: ArtworkRegistry,
  ) {}

  @Post(ROUTES.hugLike)
  @JsonResponse(LikeCount, 'LikeCount')
  @WaitsFor(ARTWORKS_VIEW)
  likeHug(
    @Param('id', new PositiveId(STUDIO_MESSAGES.hugNotFound)) id: number,
    @Context() context: CommandContext,
  ): Promise<WriteResult<LikeCount>> {
    return this.like({ series: 'hug', id }, context);
  }

  @Post(ROUTES.imageLike)
  @JsonResponse(LikeCount, 'LikeCount')
  @WaitsFor(ARTWORKS_VIEW)
  likeImage(
    @Param('id', new PositiveId(STUDIO_MESSAGES.imageNotFound)) id: number,
    @Context() context: CommandContext,
  ): Promise<WriteResult<LikeCount>> {
    return this.like({ series: 'image', id }, context);
  }

  private async like(artwork: ArtworkId, context: CommandContext): Promise<WriteResult<LikeCount>> {
    const { series, id } = artwork;
    await this.artworks.requireVisible(series, id);
    const like = { ...artworkLikes.at(artwork), command: artwork, commandName: 'LikeArtwork', context };
    const { position, revision = -1 } = await this.decisions.run(like);
    // The stream of likes contains nothing else, so its revision counts them.
    return { position, toBody: () => ({ id, likes: revision + 1 }) };
  }
}
