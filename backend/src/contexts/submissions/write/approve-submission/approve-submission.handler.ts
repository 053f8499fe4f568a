import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner, type CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import { submissionDecider } from '../../domain/submission.decider.js';
import { submissionEvents, submissionStream } from '../../domain/submission.events.js';

export class ApproveSubmission extends Command<Position | undefined> {
  constructor(
    readonly submissionId: number,
    readonly adminNotes: string | null,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ApproveSubmission)
export class ApproveSubmissionHandler implements ICommandHandler<ApproveSubmission> {
  constructor(private readonly decisions: DecisionRunner) {}

  async execute({ submissionId, adminNotes, context }: ApproveSubmission): Promise<Position | undefined> {
    const { position } = await this.decisions.run({
      stream: submissionStream(submissionId),
      decider: submissionDecider,
      catalogue: submissionEvents,
      command: { kind: 'ApproveSubmission', adminNotes },
      commandName: ApproveSubmission.name,
      context,
    });
    return position;
  }
}
