import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { Outcome } from '../../../../platform/command-handling/decision.js';
import type { MascotLiked } from '../../domain/like.events.js';

export class LikeMascot extends Command<Outcome<MascotLiked, null>> {
  constructor(
    readonly mascotId: number,
    readonly context: CommandContext,
  ) {
    super();
  }
}
