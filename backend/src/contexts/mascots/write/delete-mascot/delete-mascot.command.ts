import { commandOf } from '../../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { mascots } from '../../domain/mascot.decider.js';

export class DeleteMascot extends commandOf(mascots) {
  constructor(mascotId: number, context: CommandContext) {
    super(mascotId, { kind: 'DeleteMascot' }, context);
  }
}
