import { LikeCount, MASCOT_MESSAGES, ROUTES } from '@marcel/contracts';
import { Param, Post } from '@nestjs/common';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { Context, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, RestController } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { DIRECTORY_VIEW } from '../views.js';
import { likes } from '../domain/like.js';
import { MascotRegistry } from './mascot-registry.js';

@RestController('mascots')
export class LikeMascotController {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly mascots: MascotRegistry,
  ) {}

  @Post(ROUTES.mascotLike)
  @JsonResponse(LikeCount, 'LikeCount')
  @WaitsFor(DIRECTORY_VIEW)
  async like(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Context() context: CommandContext,
  ): Promise<WriteResult<LikeCount>> {
    await this.mascots.requirePublished(id);
    const like = { ...likes.at(id), command: { mascotId: id }, commandName: 'LikeMascot', context };
    const { position, revision = -1 } = await this.decisions.run(like);
    // The stream has one event per like.
    return { position, toBody: () => ({ id, likes: revision + 1 }) };
  }
}
