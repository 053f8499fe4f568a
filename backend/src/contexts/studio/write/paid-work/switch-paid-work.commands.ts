import { AggregateCommand } from '../../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { paidWork, type PaidWorkCommand, type PaidWorkState } from '../../domain/paid-work.decider.js';
import type { PaidWorkEvent } from '../../domain/paid-work.events.js';

export class StopPaidWork extends AggregateCommand<PaidWorkCommand, PaidWorkEvent, PaidWorkState> {
  constructor(reason: string, context: CommandContext) {
    super(paidWork, { kind: 'stop', reason }, context);
  }
}

export class ResumePaidWork extends AggregateCommand<PaidWorkCommand, PaidWorkEvent, PaidWorkState> {
  constructor(reason: string, context: CommandContext) {
    super(paidWork, { kind: 'resume', reason }, context);
  }
}
