import {
  ClaimSubmissionRequest,
  NAMELESS_ADMIN,
  ROUTES,
  SUBMISSION_MESSAGES,
  SubmissionClaims,
} from '@marcel/contracts';
import { Body, Get, Injectable, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type CommandContext, withSeedSuffix } from '../../../platform/command-handling/command-context.js';
import { AggregateCommand } from '../../../platform/command-handling/aggregate-command.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import type { ReviewClaimCommand, ReviewClaims, ReviewClaimEvent } from '../domain/review-claim.js';
import { findClaim, reviewClaims, requireOwnClaim, activeClaims } from '../domain/review-claim.js';
import { submissions } from '../domain/submission.js';
import { Admin } from '../../../platform/http/token-guard.js';
import { Context, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, RestController } from '../../../platform/openapi/decorators.js';

type ActorContext = Pick<CommandContext, 'actor'>;

const adminOf = ({ actor }: ActorContext): string | null => actor.id ?? null;

/** Reads and changes review claims. Their stream is short, so each read folds it, and no decision waits for a view. */
@Injectable()
export class ReviewClaimService {
  constructor(private readonly decisions: DecisionRunner) {}

  /** Runs a decision on a submission unless another admin has claimed it, then ends the caller's own claim. @throws DomainError conflict */
  async runUnlessClaimed<Outcome>(id: number, context: CommandContext, run: () => Promise<Outcome>): Promise<Outcome> {
    const [now, by] = [new Date(), adminOf(context)];
    const { state } = await this.decisions.load(reviewClaims);
    requireOwnClaim(findClaim(state, id, now), by);
    const outcome = await run();
    await this.endOwnClaim(id, by, context);
    return outcome;
  }

  private async endOwnClaim(submissionId: number, by: string | null, context: CommandContext): Promise<void> {
    const { state } = await this.decisions.load(reviewClaims);
    const now = new Date();
    if (findClaim(state, submissionId, now)?.by !== by) return;
    const command = { kind: 'end', submissionId, by, now } as const;
    const decision = { ...reviewClaims, command, commandName: 'EndReviewClaim', context: withSeedSuffix(1, context) };
    await this.decisions.run(decision);
  }

  /** Requires a pending submission. @throws DomainError not_found, conflict */
  async requirePending(submissionId: number): Promise<void> {
    const { state } = await this.decisions.load(submissions.at(submissionId));
    if (state.kind === 'absent') throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
    if (state.status !== 'pending') throw new DomainError('conflict', SUBMISSION_MESSAGES.alreadyDecided(state.status));
  }

  async listClaims(by: ActorContext): Promise<SubmissionClaims> {
    return this.toResponse((await this.decisions.load(reviewClaims)).state, by);
  }

  toResponse(all: ReviewClaims, by: ActorContext): SubmissionClaims {
    const claims = activeClaims(all, new Date()).map((claim) => ({
      ...claim,
      by: claim.by ?? NAMELESS_ADMIN,
      own: claim.by === adminOf(by),
    }));
    return { claims };
  }
}

abstract class ClaimsCommand extends AggregateCommand<ReviewClaimCommand, ReviewClaimEvent, ReviewClaims> {
  constructor(command: ReviewClaimCommand, context: CommandContext) {
    super(reviewClaims, command, context);
  }
}
class ClaimSubmission extends ClaimsCommand {}
class EndReviewClaim extends ClaimsCommand {}

const SubmissionId = () => Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound));

/** Lists, makes and ends claims, so that two admins do not decide on the same submission. */
@Admin()
@RestController('submissions')
export class ClaimSubmissionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly claims: ReviewClaimService,
  ) {}

  @Get(ROUTES.submissionClaims)
  @JsonResponse(SubmissionClaims, 'SubmissionClaims')
  list(@Context() context: CommandContext): Promise<SubmissionClaims> {
    return this.claims.listClaims(context);
  }

  @Post(ROUTES.submissionClaim)
  @JsonResponse(SubmissionClaims, 'SubmissionClaims')
  async claim(
    @SubmissionId() id: number,
    @Body() { takeOver = false }: ClaimSubmissionRequest,
    @Context() context: CommandContext,
  ): Promise<SubmissionClaims> {
    await this.claims.requirePending(id);
    const claim = { submissionId: id, by: adminOf(context), now: new Date() };
    const command = new ClaimSubmission({ kind: 'claim', ...claim, takeOver }, context);
    const { state } = await this.commands.execute(command);
    return this.claims.toResponse(state, context);
  }

  @Post(ROUTES.submissionEndClaim)
  @JsonResponse(SubmissionClaims, 'SubmissionClaims')
  async endClaim(@SubmissionId() id: number, @Context() context: CommandContext): Promise<SubmissionClaims> {
    const claim = { submissionId: id, by: adminOf(context), now: new Date() };
    const { state } = await this.commands.execute(new EndReviewClaim({ kind: 'end', ...claim }, context));
    return this.claims.toResponse(state, context);
  }
}
