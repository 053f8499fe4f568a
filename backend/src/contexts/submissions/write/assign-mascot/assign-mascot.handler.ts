import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner, type CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import { submissionDecider } from '../../domain/submission.decider.js';
import { submissionEvents, submissionStream, type MascotAssigned } from '../../domain/submission.events.js';

/** Settles which mascot an approved submission becomes. Answers the first assignment when there was one before. */
export class AssignMascot extends Command<MascotAssigned['data']> {
  constructor(
    readonly submissionId: number,
    readonly mascot: MascotAssigned['data'],
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AssignMascot)
export class AssignMascotHandler implements ICommandHandler<AssignMascot> {
  constructor(private readonly decisions: DecisionRunner) {}

  async execute({ submissionId, mascot, context }: AssignMascot): Promise<MascotAssigned['data']> {
    const { state } = await this.decisions.run({
      stream: submissionStream(submissionId),
      decider: submissionDecider,
      catalogue: submissionEvents,
      command: { kind: 'AssignMascot', data: mascot },
      commandName: AssignMascot.name,
      context,
    });
    if (state.kind === 'absent' || state.mascot === null) throw new Error(`Submission ${submissionId} has no mascot`);
    return state.mascot;
  }
}
