import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { Outcome } from '../../../../platform/command-handling/decision.js';
import type { MascotEvent } from '../../domain/mascot.events.js';
import type { MascotState } from '../../domain/mascot.state.js';

/** Takes back an edit: the event of a revision, and whatever the same command changed with it. @throws DomainError not_found, conflict */
export class RevertEdit extends Command<Outcome<MascotEvent, MascotState>> {
  constructor(
    readonly mascotId: number,
    readonly revision: number,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
