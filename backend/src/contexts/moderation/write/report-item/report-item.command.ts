import type { ItemName } from '@marcel/contracts';
import { commandOf } from '../../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { items } from '../../domain/item.decider.js';
import type { ItemReported } from '../../domain/item.events.js';

export type Said = Pick<ItemReported['data'], 'reason' | 'words' | 'reporter'>;

/** @throws DomainError not_found for what nobody sees */
export class ReportItem extends commandOf(items) {
  constructor({ kind, id: itemId }: ItemName, said: Said, holdAt: number, context: CommandContext) {
    super({ kind, itemId }, { kind: 'report', report: { kind, itemId, ...said }, holdAt }, context);
  }
}
