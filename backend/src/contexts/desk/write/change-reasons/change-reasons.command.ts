import type { ReasonPurpose } from '@marcel/contracts';
import { AggregateCommand } from '../../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { reasonsFor, type ReasonsChange } from '../../domain/reasons.decider.js';
import type { ReasonsChanged } from '../../domain/reasons.events.js';

/** From here on these are offered, and no others. */
export class ChangeReasons extends AggregateCommand<ReasonsChange, ReasonsChanged, readonly string[]> {
  constructor(purpose: ReasonPurpose, change: ReasonsChange, context: CommandContext) {
    super(reasonsFor(purpose), change, context);
  }
}
