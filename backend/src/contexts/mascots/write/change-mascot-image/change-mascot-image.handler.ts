import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner, type CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import { mascotDecider } from '../../domain/mascot.decider.js';
import { mascotEvents, mascotStream } from '../../domain/mascot.events.js';

export class ChangeMascotImage extends Command<Position | undefined> {
  constructor(
    readonly mascotId: number,
    readonly imageUrl: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeMascotImage)
export class ChangeMascotImageHandler implements ICommandHandler<ChangeMascotImage> {
  constructor(private readonly decisions: DecisionRunner) {}

  async execute({ mascotId, imageUrl, context }: ChangeMascotImage): Promise<Position | undefined> {
    const { position } = await this.decisions.run({
      stream: mascotStream(mascotId),
      decider: mascotDecider,
      catalogue: mascotEvents,
      command: { kind: 'ChangeMascotImage', imageUrl },
      commandName: ChangeMascotImage.name,
      context,
    });
    return position;
  }
}
