import { ApproveSubmissionsRequest, BulkDecision, RejectSubmissionsRequest, ROUTES } from '@marcel/contracts';
import { Body, Controller, Put, Res } from '@nestjs/common';
import { CommandBus, QueryBus, type Command } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import type { CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import { Admin } from '../../../../platform/http/access/access.decorators.js';
import { Context } from '../../../../platform/http/context/context.decorator.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { ReadYourWrites } from '../../../../platform/read-your-writes/read-your-writes.js';
import { FindSubmission } from '../../read/desk/submissions.query.js';
import { AFTER_DECISION } from '../../views.js';
import { ApproveSubmission } from '../approve-submission/approve-submission.command.js';
import { RejectSubmission } from '../reject-submission/reject-submission.command.js';

type Decide = (id: number) => Command<{ readonly position: Position | undefined }>;

/** One note for several submissions; each is decided on its own, and those that cannot be do not hinder the others. */
@ApiTags('submissions')
@Admin()
@Controller()
export class DecideSubmissionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly visible: ReadYourWrites,
  ) {}

  @Put(ROUTES.submissionsApprove)
  @JsonResponse(BulkDecision, 'BulkDecision')
  approveAll(
    @Body() { ids, adminNotes }: ApproveSubmissionsRequest,
    @Context() context: CommandContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BulkDecision> {
    const notes = adminNotes?.trim() || null;
    return this.decideAll(ids, (id) => new ApproveSubmission(id, notes, context), reply);
  }

  @Put(ROUTES.submissionsReject)
  @JsonResponse(BulkDecision, 'BulkDecision')
  rejectAll(
    @Body() { ids, adminNotes }: RejectSubmissionsRequest,
    @Context() context: CommandContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BulkDecision> {
    return this.decideAll(ids, (id) => new RejectSubmission(id, adminNotes.trim(), context), reply);
  }

  private async decideAll(ids: readonly number[], decide: Decide, reply: FastifyReply): Promise<BulkDecision> {
    const refused: BulkDecision['refused'] = [];
    const decided: number[] = [];
    let last: Position | undefined;
    for (const id of ids) {
      try {
        ({ position: last } = await this.commands.execute(decide(id)));
        decided.push(id);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        refused.push({ id, error: error.message, code: error.code });
      }
    }
    await this.visible.untilAutomated(last, AFTER_DECISION, reply);
    return { decided: await Promise.all(decided.map((id) => this.queries.execute(new FindSubmission(id)))), refused };
  }
}
