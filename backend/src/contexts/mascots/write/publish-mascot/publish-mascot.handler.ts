import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner, type CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import { mascotDecider } from '../../domain/mascot.decider.js';
import { mascotEvents, mascotStream, type MascotPublished } from '../../domain/mascot.events.js';

export interface Publication {
  /** False when the mascot had been published before. */
  readonly published: boolean;
  readonly position: Position | undefined;
}

/** Puts a mascot into the directory; publishing the same one again changes nothing. */
export class PublishMascot extends Command<Publication> {
  constructor(
    readonly mascot: MascotPublished['data'],
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(PublishMascot)
export class PublishMascotHandler implements ICommandHandler<PublishMascot> {
  constructor(private readonly decisions: DecisionRunner) {}

  async execute({ mascot, context }: PublishMascot): Promise<Publication> {
    const { events, position } = await this.decisions.run({
      stream: mascotStream(mascot.mascotId),
      decider: mascotDecider,
      catalogue: mascotEvents,
      command: { kind: 'PublishMascot', data: mascot },
      commandName: PublishMascot.name,
      context,
    });
    return { published: events.length > 0, position };
  }
}
