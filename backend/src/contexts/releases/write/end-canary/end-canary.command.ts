import { commandOf } from '../../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { ReleaseFigures } from '../../domain/canary-verdict.js';
import { frontends } from '../../domain/frontend.decider.js';

/** Why a canary is ended by itself, with the figures behind it. */
export interface CanaryFailure {
  readonly release: string;
  readonly reason: string;
  readonly figures: { readonly canary: ReleaseFigures; readonly live: ReleaseFigures };
}

export class EndCanary extends commandOf(frontends) {
  constructor(frontend: string, failure: CanaryFailure, context: CommandContext) {
    super(frontend, { kind: 'EndCanary', ...failure }, context);
  }
}
