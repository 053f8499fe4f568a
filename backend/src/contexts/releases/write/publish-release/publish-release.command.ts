import { commandOf } from '../../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { frontends } from '../../domain/frontend.decider.js';
import type { ReleasePublished } from '../../domain/frontend.events.js';

export class PublishRelease extends commandOf(frontends) {
  constructor(frontend: string, data: ReleasePublished['data'], context: CommandContext) {
    super(frontend, { kind: 'Publish', data }, context);
  }
}
