import type { ReasonPurpose } from '@marcel/contracts';
import { AggregateCommand } from '../../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { reasonsFor } from '../../domain/reasons.decider.js';
import type { ReasonsChanged } from '../../domain/reasons.events.js';

/** From here on these are offered, and no others. */
export class ChangeReasons extends AggregateCommand<readonly string[], ReasonsChanged, readonly string[]> {
  constructor(purpose: ReasonPurpose, reasons: readonly string[], context: CommandContext) {
    super(reasonsFor(purpose), reasons, context);
  }
}
