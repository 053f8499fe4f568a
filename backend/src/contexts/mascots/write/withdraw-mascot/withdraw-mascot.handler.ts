import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner, type CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import { mascotDecider } from '../../domain/mascot.decider.js';
import { mascotEvents, mascotStream } from '../../domain/mascot.events.js';

/** Takes a mascot out of the directory because its submission is no longer approved; nothing happens when it is out already. */
export class WithdrawMascot extends Command<void> {
  constructor(
    readonly mascotId: number,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(WithdrawMascot)
export class WithdrawMascotHandler implements ICommandHandler<WithdrawMascot> {
  constructor(private readonly decisions: DecisionRunner) {}

  async execute({ mascotId, context }: WithdrawMascot): Promise<void> {
    await this.decisions.run({
      stream: mascotStream(mascotId),
      decider: mascotDecider,
      catalogue: mascotEvents,
      command: { kind: 'WithdrawMascot' },
      commandName: WithdrawMascot.name,
      context,
    });
  }
}
