import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner, type CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import { submissionDecider } from '../../domain/submission.decider.js';
import { submissionEvents, submissionStream } from '../../domain/submission.events.js';

/** Takes back a decision: the submission is pending again. @throws DomainError not_found, conflict */
export class ReopenSubmission extends Command<Position | undefined> {
  constructor(
    readonly submissionId: number,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ReopenSubmission)
export class ReopenSubmissionHandler implements ICommandHandler<ReopenSubmission> {
  constructor(private readonly decisions: DecisionRunner) {}

  async execute({ submissionId, reason, context }: ReopenSubmission): Promise<Position | undefined> {
    const { position } = await this.decisions.run({
      stream: submissionStream(submissionId),
      decider: submissionDecider,
      catalogue: submissionEvents,
      command: { kind: 'ReopenSubmission', reason },
      commandName: ReopenSubmission.name,
      context,
    });
    return position;
  }
}
