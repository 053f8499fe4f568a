import type { DeletedMascot } from '@marcel/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner, type CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import { mascotDecider } from '../../domain/mascot.decider.js';
import { mascotEvents, mascotStream } from '../../domain/mascot.events.js';

export interface Deletion extends DeletedMascot {
  readonly position: Position | undefined;
}

export class DeleteMascot extends Command<Deletion> {
  constructor(
    readonly mascotId: number,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(DeleteMascot)
export class DeleteMascotHandler implements ICommandHandler<DeleteMascot> {
  constructor(private readonly decisions: DecisionRunner) {}

  async execute({ mascotId, context }: DeleteMascot): Promise<Deletion> {
    const { state, position } = await this.decisions.run({
      stream: mascotStream(mascotId),
      decider: mascotDecider,
      catalogue: mascotEvents,
      command: { kind: 'DeleteMascot' },
      commandName: DeleteMascot.name,
      context,
    });
    if (state.kind === 'absent') throw new Error(`Mascot ${mascotId} was deleted before it was published`);
    return { deletedMascot: { id: mascotId, name: state.profile.name }, position };
  }
}
