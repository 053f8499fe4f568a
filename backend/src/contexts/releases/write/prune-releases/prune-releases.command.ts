import { commandOf } from '../../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { frontends } from '../../domain/frontend.decider.js';

export class PruneReleases extends commandOf(frontends) {
  constructor(frontend: string, releases: readonly string[], reason: string, context: CommandContext) {
    super(frontend, { kind: 'Prune', releases, reason }, context);
  }
}
