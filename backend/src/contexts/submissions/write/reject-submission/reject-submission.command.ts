import { commandOf } from '../../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { submissions } from '../../domain/submission.decider.js';

export class RejectSubmission extends commandOf(submissions) {
  /** @param seen how often it was revised when it was looked at; undefined: whatever was looked at */
  constructor(submissionId: number, adminNotes: string, context: CommandContext, seen?: number) {
    super(submissionId, { kind: 'RejectSubmission', adminNotes, seen }, context);
  }
}
