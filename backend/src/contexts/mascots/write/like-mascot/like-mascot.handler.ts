import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner, type CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import { likeDecider } from '../../domain/like.decider.js';
import { likeEvents, likesStream } from '../../domain/like.events.js';
import { MascotRegistry } from '../mascot-registry.js';

export class LikeMascot extends Command<Position | undefined> {
  constructor(
    readonly mascotId: number,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(LikeMascot)
export class LikeMascotHandler implements ICommandHandler<LikeMascot> {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly mascots: MascotRegistry,
  ) {}

  async execute({ mascotId, context }: LikeMascot): Promise<Position | undefined> {
    await this.mascots.requirePublished(mascotId);
    const { position } = await this.decisions.run({
      stream: likesStream(mascotId),
      decider: likeDecider,
      catalogue: likeEvents,
      command: { mascotId },
      commandName: LikeMascot.name,
      context,
      concurrency: 'any',
    });
    return position;
  }
}
