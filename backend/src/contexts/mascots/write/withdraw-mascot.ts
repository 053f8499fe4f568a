import { type CommandContext } from '../../../platform/command-handling/command-context.js';
import { commandOf } from '../../../platform/command-handling/decision-runner.js';
import { mascots } from '../domain/mascot.decider.js';

/** Takes a mascot out of the directory because its submission is no longer approved; nothing happens when it is out already. */
export class WithdrawMascot extends commandOf(mascots) {
  constructor(mascotId: number, context: CommandContext) {
    super(mascotId, { kind: 'WithdrawMascot' }, context);
  }
}
