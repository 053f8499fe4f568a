import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { Outcome } from '../../../../platform/command-handling/decision.js';
import type { MascotEvent } from '../../domain/mascot.events.js';
import type { MascotState } from '../../domain/mascot.state.js';

/** Puts a mascot back into the directory, with its id, address, likes and comments. @throws DomainError not_found, conflict */
export class RestoreMascot extends Command<Outcome<MascotEvent, MascotState>> {
  constructor(
    readonly mascotId: number,
    readonly from: 'deleted' | 'withdrawn',
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
