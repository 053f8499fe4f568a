import { commandOf } from '../../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { submissions } from '../../domain/submission.decider.js';

/** Takes back a decision: the submission is pending again. */
export class ReopenSubmission extends commandOf(submissions) {
  constructor(submissionId: number, reason: string, context: CommandContext) {
    super(submissionId, { kind: 'ReopenSubmission', reason }, context);
  }
}
