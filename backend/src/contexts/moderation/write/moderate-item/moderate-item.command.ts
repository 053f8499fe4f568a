import type { ModerationAction, SeenItem } from '@marcel/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { Outcome } from '../../../../platform/command-handling/decision.js';
import type { ItemEvent } from '../../domain/item.events.js';
import type { JudgedState } from '../../domain/item.state.js';

/** A verdict about an item that is known to be there. @throws DomainError conflict, which names who was first */
export class ModerateItem extends Command<Outcome<ItemEvent, JudgedState>> {
  constructor(
    readonly item: SeenItem,
    readonly action: ModerationAction,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
