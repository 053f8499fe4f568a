import { ApproveSubmissionRequest, ROUTES, Submission, SUBMISSION_MESSAGES } from '@marcel/contracts';
import { Body, Controller, Param, Put, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import { Admin } from '../../../../platform/http/access/access.decorators.js';
import { Context } from '../../../../platform/http/context/context.decorator.js';
import { PositiveId } from '../../../../platform/http/requests/positive-id.pipe.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { ReadYourWrites } from '../../../../platform/read-your-writes/read-your-writes.js';
import { FindSubmission } from '../../read/desk/submissions.query.js';
import { AFTER_DECISION } from '../../views.js';
import { ApproveSubmission } from './approve-submission.command.js';

@ApiTags('submissions')
@Admin()
@Controller()
export class ApproveSubmissionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly visible: ReadYourWrites,
  ) {}

  @Put(ROUTES.submissionApprove)
  @JsonResponse(Submission, 'Submission')
  async approve(
    @Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number,
    @Body() { adminNotes }: ApproveSubmissionRequest,
    @Context() context: CommandContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Submission> {
    const { position } = await this.commands.execute(new ApproveSubmission(id, adminNotes?.trim() || null, context));
    await this.visible.untilAutomated(position, AFTER_DECISION, reply);
    return this.queries.execute(new FindSubmission(id));
  }
}
