import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { Outcome } from '../../../../platform/command-handling/decision.js';
import type { MascotEvent, MascotProfile } from '../../domain/mascot.events.js';
import type { MascotState } from '../../domain/mascot.state.js';

export interface MascotEdit {
  readonly profile: Partial<MascotProfile>;
  /** Left out: the picture stays. */
  readonly imageUrl?: string | null;
}

export class EditMascot extends Command<Outcome<MascotEvent, MascotState>> {
  constructor(
    readonly mascotId: number,
    readonly edit: MascotEdit,
    readonly context: CommandContext,
  ) {
    super();
  }
}
