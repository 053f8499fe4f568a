import {
  ApproveSubmissionsRequest,
  BulkDecision,
  ERROR_MESSAGES,
  RejectSubmissionsRequest,
  ROUTES,
} from '@marcel/contracts';
import { Body, Controller, Put } from '@nestjs/common';
import { CommandBus, QueryBus, type Command } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { WrongExpectedRevision } from '../../../../platform/event-store/errors.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import { Admin } from '../../../../platform/http/access/access.decorators.js';
import { toErrorAnswer } from '../../../../platform/http/errors/to-error-answer.js';
import { Context } from '../../../../platform/http/context/context.decorator.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { TakesIfMatch } from '../../../../platform/openapi/takes-if-match.decorator.js';
import { WaitsFor, type Written } from '../../../../platform/read-your-writes/waits-for.js';
import { FindSubmission } from '../../read/desk/submissions.query.js';
import { AFTER_DECISION } from '../../views.js';
import { ApproveSubmission } from '../approve-submission/approve-submission.command.js';
import { RejectSubmission } from '../reject-submission/reject-submission.command.js';

type Decide = (id: number) => Command<{ readonly position: Position | undefined }>;

/** Others may still be decided. */
const isOfOneAlone = (error: unknown): boolean =>
  error instanceof DomainError || error instanceof WrongExpectedRevision;

/** Those behind one that the log did not take are not tried: whoever asked is told what was done, and does not wait for each. */
const STOPPED = new DomainError('unavailable', ERROR_MESSAGES.unavailable);

function refusalOf(id: number, error: unknown): BulkDecision['refused'][number] {
  const { error: text, code } = toErrorAnswer(error).body;
  return { id, error: text, code };
}

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
  ) {}

  @Put(ROUTES.submissionsApprove)
  @TakesIfMatch()
  @JsonResponse(BulkDecision, 'BulkDecision')
  @WaitsFor(AFTER_DECISION)
  approveAll(
    @Body() { ids, adminNotes }: ApproveSubmissionsRequest,
    @Context() context: CommandContext,
  ): Promise<Written<BulkDecision>> {
    const notes = adminNotes?.trim() || null;
    return this.decideAll(ids, (id) => new ApproveSubmission(id, notes, context));
  }

  @Put(ROUTES.submissionsReject)
  @TakesIfMatch()
  @JsonResponse(BulkDecision, 'BulkDecision')
  @WaitsFor(AFTER_DECISION)
  rejectAll(
    @Body() { ids, adminNotes }: RejectSubmissionsRequest,
    @Context() context: CommandContext,
  ): Promise<Written<BulkDecision>> {
    return this.decideAll(ids, (id) => new RejectSubmission(id, adminNotes.trim(), context));
  }

  private async decideAll(ids: readonly number[], decide: Decide): Promise<Written<BulkDecision>> {
    const refused: BulkDecision['refused'] = [];
    const decided: number[] = [];
    let position: Position | undefined;
    let stopped = false;
    for (const id of ids) {
      if (stopped) {
        refused.push(refusalOf(id, STOPPED));
        continue;
      }
      try {
        ({ position } = await this.commands.execute(decide(id)));
        decided.push(id);
      } catch (error) {
        stopped = !isOfOneAlone(error);
        if (stopped && decided.length === 0) throw error;
        refused.push(refusalOf(id, error));
      }
    }
    const found = (asOf?: Position) =>
      Promise.all(decided.map((id) => this.queries.execute(new FindSubmission(id, asOf))));
    return {
      position,
      isCutShort: stopped,
      location: ROUTES.submissions,
      answer: async (asOf) => ({ decided: await found(asOf), refused }),
    };
  }
}
