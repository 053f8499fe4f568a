import { commandOf } from '../../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { frontends } from '../../domain/frontend.decider.js';

export class StartCanary extends commandOf(frontends) {
  constructor(frontend: string, release: string, share: number, reason: string | null, context: CommandContext) {
    super(frontend, { kind: 'StartCanary', release, share, reason }, context);
  }
}
