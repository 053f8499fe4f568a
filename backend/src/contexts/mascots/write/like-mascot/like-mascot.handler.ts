import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { likes } from '../../domain/like.decider.js';
import { MascotRegistry } from '../mascot-registry.js';
import { LikeMascot } from './like-mascot.command.js';

/** Likes are counted apart from their mascot, so it has to be asked for first. */
@CommandHandler(LikeMascot)
export class LikeMascotHandler implements ICommandHandler<LikeMascot> {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly mascots: MascotRegistry,
  ) {}

  async execute({ mascotId, context }: LikeMascot) {
    await this.mascots.findPublished(mascotId);
    const like = { ...likes.at(mascotId), command: { mascotId }, commandName: LikeMascot.name, context };
    const { position, revision = -1 } = await this.decisions.run(like);
    return { position, likes: revision + 1 };
  }
}
