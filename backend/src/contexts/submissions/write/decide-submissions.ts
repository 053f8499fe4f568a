import {
  ApproveSubmissionRequest,
  ApproveSubmissionsRequest,
  BulkDecision,
  fillPath,
  ReasonRequest,
  RejectSubmissionRequest,
  RejectSubmissionsRequest,
  ROUTES,
  Submission,
  SUBMISSION_MESSAGES,
} from '@marcel/contracts';
import { Body, Param, Post, Put } from '@nestjs/common';
import { CommandBus, type Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { createCommandClass } from '../../../platform/command-handling/aggregate-command.js';
import type { Position } from '../../../platform/event-store/event-store.js';
import { Admin } from '../../../platform/http/token-guard.js';
import { decideEach } from '../../../platform/http/decide-each.js';
import { Context, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, AcceptsIfMatch, RestController } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { submissions, type SubmissionEvent } from '../domain/submission.js';
import { SubmissionReader } from '../read/submissions.js';
import { AFTER_DECISION, AFTER_ERASURE, SUBMISSIONS_VIEW } from '../views.js';
import { ReviewClaimService } from './claim-submission.js';

export class AssignMascot extends createCommandClass(submissions) {
  constructor(submissionId: number, mascot: SubmissionEvent<'MascotAssigned'>['data'], context: CommandContext) {
    super(submissionId, { kind: 'AssignMascot', data: mascot }, context);
  }
}

/** Withdraws a submission for its submitter. @throws DomainError not_found, also after their personal data was erased */
export class WithdrawSubmission extends createCommandClass(submissions) {
  constructor(submissionId: number, reason: string, context: CommandContext) {
    super(submissionId, { kind: 'WithdrawSubmission', reason }, context);
  }
}

class ApproveSubmission extends createCommandClass(submissions) {}
class RejectSubmission extends createCommandClass(submissions) {}
class ReopenSubmission extends createCommandClass(submissions) {}
class EraseSubmitter extends createCommandClass(submissions) {}

type DecisionCommand = Command<{ readonly position: Position | undefined }> & { readonly context: CommandContext };

/** @param revisions number of revisions that the admin has read; undefined accepts any */
const createApproval = (
  id: number,
  adminNotes: string | null | undefined,
  context: CommandContext,
  revisions: number | undefined,
) =>
  new ApproveSubmission(id, { kind: 'ApproveSubmission', adminNotes: adminNotes?.trim() || null, revisions }, context);

const createRejection = (id: number, adminNotes: string, context: CommandContext, revisions: number | undefined) =>
  new RejectSubmission(id, { kind: 'RejectSubmission', adminNotes: adminNotes.trim(), revisions }, context);

const revisionsById = (ids: readonly number[], revisions: readonly number[] | undefined) =>
  new Map(ids.map((id, index) => [id, revisions?.[index]]));

@Admin()
@RestController('submissions')
export class DecideSubmissionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reader: SubmissionReader,
    private readonly claims: ReviewClaimService,
  ) {}

  @Put(ROUTES.submissionApprove)
  @AcceptsIfMatch()
  @JsonResponse(Submission, 'Submission')
  @WaitsFor(AFTER_DECISION)
  approve(
    @Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number,
    @Body() { adminNotes, revisions }: ApproveSubmissionRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<Submission>> {
    return this.decide(id, createApproval(id, adminNotes, context, revisions));
  }

  @Put(ROUTES.submissionReject)
  @AcceptsIfMatch()
  @JsonResponse(Submission, 'Submission')
  @WaitsFor(SUBMISSIONS_VIEW)
  reject(
    @Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number,
    @Body() { adminNotes, revisions }: RejectSubmissionRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<Submission>> {
    return this.decide(id, createRejection(id, adminNotes, context, revisions));
  }

  @Post(ROUTES.submissionReopen)
  @AcceptsIfMatch()
  @JsonResponse(Submission, 'Submission')
  @WaitsFor(AFTER_DECISION)
  async reopen(
    @Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number,
    @Body() { reason }: ReasonRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<Submission>> {
    const command = { kind: 'ReopenSubmission', reason: reason.trim() } as const;
    return this.respondWith(id, await this.commands.execute(new ReopenSubmission(id, command, context)));
  }

  @Post(ROUTES.submissionErase)
  @AcceptsIfMatch()
  @JsonResponse(Submission, 'Submission')
  @WaitsFor(AFTER_ERASURE)
  async erase(
    @Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number,
    @Body() { reason }: ReasonRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<Submission>> {
    const command = { kind: 'EraseSubmitter', reason: reason.trim() } as const;
    return this.respondWith(id, await this.commands.execute(new EraseSubmitter(id, command, context)));
  }

  @Put(ROUTES.submissionsApprove)
  @AcceptsIfMatch()
  @JsonResponse(BulkDecision, 'BulkDecision')
  @WaitsFor(AFTER_DECISION)
  approveAll(
    @Body() { ids, adminNotes, revisions }: ApproveSubmissionsRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<BulkDecision>> {
    const byId = revisionsById(ids, revisions);
    return this.decideAll(ids, (id) => createApproval(id, adminNotes, context, byId.get(id)));
  }

  @Put(ROUTES.submissionsReject)
  @AcceptsIfMatch()
  @JsonResponse(BulkDecision, 'BulkDecision')
  @WaitsFor(SUBMISSIONS_VIEW)
  rejectAll(
    @Body() { ids, adminNotes, revisions }: RejectSubmissionsRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<BulkDecision>> {
    const byId = revisionsById(ids, revisions);
    return this.decideAll(ids, (id) => createRejection(id, adminNotes, context, byId.get(id)));
  }

  private async decide(id: number, decision: DecisionCommand): Promise<WriteResult<Submission>> {
    return this.respondWith(id, await this.execute(id, decision));
  }

  private execute(id: number, decision: DecisionCommand) {
    return this.claims.runUnlessClaimed(id, decision.context, () => this.commands.execute(decision));
  }

  private respondWith(id: number, { position }: { readonly position: Position | undefined }): WriteResult<Submission> {
    const location = fillPath(ROUTES.submission, { id });
    return { position, location, toBody: (asOf) => this.reader.find(id, asOf) };
  }

  /** Decides on each submission on its own: failed or outdated ones do not affect the others. */
  private async decideAll(
    ids: readonly number[],
    create: (id: number) => DecisionCommand,
  ): Promise<WriteResult<BulkDecision>> {
    const { decided, failed, position, isIncomplete } = await decideEach(ids, (id) => this.execute(id, create(id)));
    const findDecided = (asOf?: Position) => Promise.all(decided.map((id) => this.reader.find(id, asOf)));
    return {
      position,
      isIncomplete,
      location: ROUTES.submissions,
      toBody: async (asOf) => ({ decided: await findDecided(asOf), failed: [...failed] }),
    };
  }
}
