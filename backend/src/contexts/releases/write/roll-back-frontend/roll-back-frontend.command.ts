import { commandOf } from '../../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { frontends } from '../../domain/frontend.decider.js';

export class RollBackFrontend extends commandOf(frontends) {
  constructor(frontend: string, how: { readonly entirely: boolean; readonly reason: string }, context: CommandContext) {
    super(frontend, { kind: 'RollBack', ...how }, context);
  }
}
