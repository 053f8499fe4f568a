import { commandOf } from '../../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { mascots } from '../../domain/mascot.decider.js';

export class ChangeMascotImage extends commandOf(mascots) {
  constructor(mascotId: number, imageUrl: string, context: CommandContext) {
    super(mascotId, { kind: 'ChangeMascotImage', imageUrl }, context);
  }
}
