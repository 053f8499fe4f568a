import { type CommandContext } from '../../../platform/command-handling/command-context.js';
import { commandOf } from '../../../platform/command-handling/decision-runner.js';
import { submissions } from '../domain/submission.decider.js';

/** Whoever sent it wants it back. @throws DomainError not_found, also where their personal data are erased already */
export class TakeBackSubmission extends commandOf(submissions) {
  constructor(submissionId: number, reason: string, context: CommandContext) {
    super(submissionId, { kind: 'TakeBackSubmission', reason }, context);
  }
}
