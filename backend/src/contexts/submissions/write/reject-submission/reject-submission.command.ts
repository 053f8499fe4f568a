import { commandOf } from '../../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { submissions } from '../../domain/submission.decider.js';

export class RejectSubmission extends commandOf(submissions) {
  constructor(submissionId: number, adminNotes: string, context: CommandContext) {
    super(submissionId, { kind: 'RejectSubmission', adminNotes }, context);
  }
}
