import type { SubmissionPayload } from '@marcel/contracts';
import { commandOf } from '../../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { submissions } from '../../domain/submission.decider.js';

/** Whoever sent what was rejected has edited it: it waits again. Without `imageUrl` it keeps its picture. */
export class ReviseSubmission extends commandOf(submissions) {
  constructor(submissionId: number, payload: SubmissionPayload, imageUrl: string | undefined, context: CommandContext) {
    super(submissionId, { kind: 'ReviseSubmission', payload, imageUrl }, context);
  }
}
