import { fillPath, ReasonRequest, ROUTES, Submission, SUBMISSION_MESSAGES } from '@marcel/contracts';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type CommandContext } from '../../../platform/command-handling/command-context.js';
import { commandOf } from '../../../platform/command-handling/decision-runner.js';
import { submissions } from '../domain/submission.decider.js';
import { Admin } from '../../../platform/http/access.js';
import { Context, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, TakesIfMatch } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type Written } from '../../../platform/read-your-writes/waits-for.js';
import { FindSubmission } from '../read/desk/submissions.js';
import { AFTER_ERASURE } from '../views.js';

class EraseSubmitter extends commandOf(submissions) {
  constructor(submissionId: number, reason: string, context: CommandContext) {
    super(submissionId, { kind: 'EraseSubmitter', reason }, context);
  }
}

@ApiTags('submissions')
@Admin()
@Controller()
export class EraseSubmitterController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post(ROUTES.submissionErase)
  @TakesIfMatch()
  @HttpCode(200)
  @JsonResponse(Submission, 'Submission')
  @WaitsFor(AFTER_ERASURE)
  async erase(
    @Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number,
    @Body() { reason }: ReasonRequest,
    @Context() context: CommandContext,
  ): Promise<Written<Submission>> {
    const { position } = await this.commands.execute(new EraseSubmitter(id, reason.trim(), context));
    return {
      position,
      location: fillPath(ROUTES.submission, { id }),
      answer: (asOf) => this.queries.execute(new FindSubmission(id, asOf)),
    };
  }
}
