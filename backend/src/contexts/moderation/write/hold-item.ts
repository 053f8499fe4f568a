import type { HoldCause, ItemName } from '@marcel/contracts';
import { commandOf } from '../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { items } from '../domain/item.decider.js';

export class HoldItem extends commandOf(items) {
  constructor({ kind, id: itemId }: ItemName, cause: HoldCause, context: CommandContext) {
    super({ kind, itemId }, { kind: 'hold', item: { kind, itemId }, cause }, context);
  }
}
