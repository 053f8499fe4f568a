import { AggregateCommand } from '../../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { claims, type ClaimCommand, type Claims } from '../../domain/claim.decider.js';
import type { ClaimEvent } from '../../domain/claim.events.js';
import { adminOf } from './review-claims.js';

export class ClaimSubmission extends AggregateCommand<ClaimCommand, ClaimEvent, Claims> {
  constructor(submissionId: number, now: Date, takeOver: boolean, context: CommandContext) {
    super(claims, { kind: 'claim', submissionId, by: adminOf(context), now, takeOver }, context);
  }
}

/** From here on anybody may decide on it again. */
export class LetGoSubmission extends AggregateCommand<ClaimCommand, ClaimEvent, Claims> {
  constructor(submissionId: number, now: Date, context: CommandContext) {
    super(claims, { kind: 'let-go', submissionId, by: adminOf(context), now }, context);
  }
}
