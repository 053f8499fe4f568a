import { fillPath, RejectSubmissionRequest, ROUTES, Submission, SUBMISSION_MESSAGES } from '@marcel/contracts';
import { Body, Controller, Param, Put } from '@nestjs/common';
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
import { SUBMISSIONS_VIEW } from '../views.js';
import { ReviewClaims } from './claim-submission.js';

export class RejectSubmission extends commandOf(submissions) {
  /** @param seen how often it was revised when it was looked at; undefined: whatever was looked at */
  constructor(submissionId: number, adminNotes: string, context: CommandContext, seen?: number) {
    super(submissionId, { kind: 'RejectSubmission', adminNotes, seen }, context);
  }
}

@ApiTags('submissions')
@Admin()
@Controller()
export class RejectSubmissionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly claims: ReviewClaims,
  ) {}

  @Put(ROUTES.submissionReject)
  @TakesIfMatch()
  @JsonResponse(Submission, 'Submission')
  @WaitsFor(SUBMISSIONS_VIEW)
  async reject(
    @Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number,
    @Body() { adminNotes, revisions }: RejectSubmissionRequest,
    @Context() context: CommandContext,
  ): Promise<Written<Submission>> {
    const decision = new RejectSubmission(id, adminNotes.trim(), context, revisions);
    const { position } = await this.claims.decide(id, context, () => this.commands.execute(decision));
    return {
      position,
      location: fillPath(ROUTES.submission, { id }),
      answer: (asOf) => this.queries.execute(new FindSubmission(id, asOf)),
    };
  }
}
