import { commandOf } from '../../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { submissions } from '../../domain/submission.decider.js';

export class ApproveSubmission extends commandOf(submissions) {
  constructor(submissionId: number, adminNotes: string | null, context: CommandContext) {
    super(submissionId, { kind: 'ApproveSubmission', adminNotes }, context);
  }
}
