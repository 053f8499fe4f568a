import type { HoldCause, ItemName } from '@marcel/contracts';
import { commandOf } from '../../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { items } from '../../domain/item.decider.js';

/** Holds what nobody has seen yet; nothing happens to what somebody has reported or judged. */
export class HoldItem extends commandOf(items) {
  constructor({ kind, id: itemId }: ItemName, cause: HoldCause, context: CommandContext) {
    super({ kind, itemId }, { kind: 'hold', item: { kind, itemId }, cause }, context);
  }
}
