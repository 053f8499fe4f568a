import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LikeCount, MASCOT_MESSAGES, ROUTES } from '@marcel/contracts';
import { Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import type { Position } from '../../../platform/event-store/event-store.js';
import { Context, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type Written } from '../../../platform/read-your-writes/waits-for.js';
import { DIRECTORY_VIEW } from '../views.js';
import { DataCommand, DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { likes } from '../domain/like.js';
import { MascotRegistry } from './mascot-registry.js';

/** Returns the number of likes including this one. @throws DomainError not_found */
class LikeMascot extends DataCommand<
  { readonly mascotId: number },
  { readonly position: Position | undefined; readonly likes: number }
> {}

@ApiTags('mascots')
@Controller()
export class LikeMascotController {
  constructor(private readonly commands: CommandBus) {}

  @Post(ROUTES.mascotLike)
  @JsonResponse(LikeCount, 'LikeCount')
  @WaitsFor(DIRECTORY_VIEW)
  async like(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Context() context: CommandContext,
  ): Promise<Written<LikeCount>> {
    const { position, likes } = await this.commands.execute(new LikeMascot({ mascotId: id }, context));
    return { position, answer: () => ({ id, likes }) };
  }
}

@CommandHandler(LikeMascot)
export class LikeMascotHandler implements ICommandHandler<LikeMascot> {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly mascots: MascotRegistry,
  ) {}

  async execute({ data, context }: LikeMascot) {
    await this.mascots.requirePublished(data.mascotId);
    const like = { ...likes.at(data.mascotId), command: data, commandName: LikeMascot.name, context };
    const { position, revision = -1 } = await this.decisions.run(like);
    return { position, likes: revision + 1 };
  }
}
