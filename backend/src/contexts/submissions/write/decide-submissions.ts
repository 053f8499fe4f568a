import { ApproveSubmissionsRequest, BulkDecision, RejectSubmissionsRequest, ROUTES } from '@marcel/contracts';
import { Body, Controller, Put } from '@nestjs/common';
import { CommandBus, QueryBus, type Command } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import type { Position } from '../../../platform/event-store/event-store.js';
import { Admin } from '../../../platform/http/access.js';
import { Context } from '../../../platform/http/requests.js';
import { decideEach } from '../../../platform/http/decide-each.js';
import { JsonResponse, TakesIfMatch } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type Written } from '../../../platform/read-your-writes/waits-for.js';
import { FindSubmission } from '../read/desk/submissions.js';
import { AFTER_DECISION } from '../views.js';
import { ApproveSubmission } from './approve-submission.js';
import { ReviewClaims } from './claim-submission.js';
import { RejectSubmission } from './reject-submission.js';

type Decide = (id: number) => Command<{ readonly position: Position | undefined }> & {
  readonly context: CommandContext;
};

const seenOf = (
  ids: readonly number[],
  revisions: readonly number[] | undefined,
): ReadonlyMap<number, number | undefined> => new Map(ids.map((id, place) => [id, revisions?.[place]]));

/**
 * One note for several submissions; each is decided on its own, and those that cannot be, or have changed since they were read, do not
 * hinder the others.
 */
@ApiTags('submissions')
@Admin()
@Controller()
export class DecideSubmissionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly claims: ReviewClaims,
  ) {}

  @Put(ROUTES.submissionsApprove)
  @TakesIfMatch()
  @JsonResponse(BulkDecision, 'BulkDecision')
  @WaitsFor(AFTER_DECISION)
  approveAll(
    @Body() { ids, adminNotes, revisions }: ApproveSubmissionsRequest,
    @Context() context: CommandContext,
  ): Promise<Written<BulkDecision>> {
    const notes = adminNotes?.trim() || null;
    const seen = seenOf(ids, revisions);
    return this.decideAll(ids, (id) => new ApproveSubmission(id, notes, context, seen.get(id)));
  }

  @Put(ROUTES.submissionsReject)
  @TakesIfMatch()
  @JsonResponse(BulkDecision, 'BulkDecision')
  @WaitsFor(AFTER_DECISION)
  rejectAll(
    @Body() { ids, adminNotes, revisions }: RejectSubmissionsRequest,
    @Context() context: CommandContext,
  ): Promise<Written<BulkDecision>> {
    const seen = seenOf(ids, revisions);
    return this.decideAll(ids, (id) => new RejectSubmission(id, adminNotes.trim(), context, seen.get(id)));
  }

  private async decideAll(ids: readonly number[], decide: Decide): Promise<Written<BulkDecision>> {
    const { decided, refused, position, isCutShort } = await decideEach(ids, (id) => {
      const command = decide(id);
      return this.claims.decide(id, command.context, () => this.commands.execute(command));
    });
    const found = (asOf?: Position) =>
      Promise.all(decided.map((id) => this.queries.execute(new FindSubmission(id, asOf))));
    return {
      position,
      isCutShort,
      location: ROUTES.submissions,
      answer: async (asOf) => ({
        decided: await found(asOf),
        refused: refused.map(({ name: id, ...refusal }) => ({ id, ...refusal })),
      }),
    };
  }
}
