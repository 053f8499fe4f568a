import { NAMELESS_ADMIN, SUBMISSION_MESSAGES, type SubmissionClaims } from '@marcel/contracts';
import { Injectable } from '@nestjs/common';
import { contextOfPart, type CommandContext } from '../../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { claimOn, claims, requireOwn, unlapsed, type Claims } from '../../domain/claim.decider.js';
import { submissions } from '../../domain/submission.decider.js';

type By = Pick<CommandContext, 'actor'>;

/** What the settings call an admin; admins without a name are one to the claims, too. */
export const adminOf = ({ actor }: By): string | null => actor.id ?? null;

/** Who is reviewing what. Few and short: they are read from the log each time, so that no decision waits for a view. */
@Injectable()
export class ReviewClaims {
  constructor(private readonly decisions: DecisionRunner) {}

  /**
   * Lets only those decide on a submission who have claimed it, as long as somebody has. Whoever has decided reviews it no more: what comes
   * of it later is anybody's.
   * @throws DomainError conflict
   */
  async decide<Outcome>(
    submissionId: number,
    context: CommandContext,
    decide: () => Promise<Outcome>,
  ): Promise<Outcome> {
    const [now, by] = [new Date(), adminOf(context)];
    const { state } = await this.decisions.load(claims);
    requireOwn(claimOn(state, submissionId, now), by);
    const outcome = await decide();
    await this.end(submissionId, by, context);
    return outcome;
  }

  private async end(submissionId: number, by: string | null, context: CommandContext): Promise<void> {
    const { state } = await this.decisions.load(claims);
    const now = new Date();
    if (claimOn(state, submissionId, now)?.by !== by) return;
    const command = { kind: 'let-go', submissionId, by, now } as const;
    await this.decisions.run({
      ...claims,
      command,
      commandName: 'LetGoSubmission',
      context: contextOfPart(1, context),
    });
  }

  /** There is something to review. @throws DomainError not_found, conflict */
  async requirePending(submissionId: number): Promise<void> {
    const { state } = await this.decisions.load(submissions.at(submissionId));
    if (state.kind === 'absent') throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
    if (state.status !== 'pending') throw new DomainError('conflict', SUBMISSION_MESSAGES.alreadyDecided(state.status));
  }

  async present(by: By): Promise<SubmissionClaims> {
    return this.told((await this.decisions.load(claims)).state, by);
  }

  told(all: Claims, by: By): SubmissionClaims {
    const told = unlapsed(all, new Date()).map(({ submissionId, until, by: claimedBy }) => ({
      submissionId,
      until,
      by: claimedBy ?? NAMELESS_ADMIN,
      own: claimedBy === adminOf(by),
    }));
    return { claims: told };
  }
}
