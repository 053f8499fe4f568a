import { commandOf } from '../../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { submissions } from '../../domain/submission.decider.js';

/** Makes the personal data of a submission unreadable for good. */
export class EraseSubmitter extends commandOf(submissions) {
  constructor(submissionId: number, reason: string, context: CommandContext) {
    super(submissionId, { kind: 'EraseSubmitter', reason }, context);
  }
}
