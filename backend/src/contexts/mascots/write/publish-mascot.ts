import { type CommandContext } from '../../../platform/command-handling/command-context.js';
import { commandOf } from '../../../platform/command-handling/decision-runner.js';
import { mascots } from '../domain/mascot.decider.js';
import type { MascotPublished } from '../domain/mascot.events.js';

export class PublishMascot extends commandOf(mascots) {
  constructor(mascot: MascotPublished['data'], context: CommandContext) {
    super(mascot.mascotId, { kind: 'PublishMascot', data: mascot }, context);
  }
}
