import { commandOf } from '../../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { frontends } from '../../domain/frontend.decider.js';

export class WithdrawRelease extends commandOf(frontends) {
  constructor(frontend: string, release: string, reason: string, context: CommandContext) {
    super(frontend, { kind: 'Withdraw', release, reason }, context);
  }
}
