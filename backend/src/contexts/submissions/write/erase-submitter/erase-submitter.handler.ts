import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner, type CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import { submissionDecider } from '../../domain/submission.decider.js';
import { submissionEvents, submissionStream } from '../../domain/submission.events.js';

/** Makes the personal data of a submission unreadable for good. @throws DomainError not_found */
export class EraseSubmitter extends Command<Position | undefined> {
  constructor(
    readonly submissionId: number,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(EraseSubmitter)
export class EraseSubmitterHandler implements ICommandHandler<EraseSubmitter> {
  constructor(private readonly decisions: DecisionRunner) {}

  async execute({ submissionId, reason, context }: EraseSubmitter): Promise<Position | undefined> {
    const { position } = await this.decisions.run({
      stream: submissionStream(submissionId),
      decider: submissionDecider,
      catalogue: submissionEvents,
      command: { kind: 'EraseSubmitter', reason },
      commandName: EraseSubmitter.name,
      context,
    });
    return position;
  }
}
