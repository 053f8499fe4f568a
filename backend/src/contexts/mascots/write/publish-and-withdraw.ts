import { createCommandClass } from '../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { mascots } from '../domain/mascot.decider.js';
import type { MascotEvent } from '../domain/mascot.events.js';

export class PublishMascot extends createCommandClass(mascots) {
  constructor(mascot: MascotEvent<'MascotPublished'>['data'], context: CommandContext) {
    super(mascot.mascotId, { kind: 'PublishMascot', data: mascot }, context);
  }
}

/** Removes a mascot from the directory when its approval ends or a moderator hides it; does nothing if it is not there. */
export class WithdrawMascot extends createCommandClass(mascots) {
  constructor(mascotId: number, context: CommandContext) {
    super(mascotId, { kind: 'WithdrawMascot' }, context);
  }
}
