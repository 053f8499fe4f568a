import { ClaimSubmissionRequest, ROUTES, SUBMISSION_MESSAGES, SubmissionClaims } from '@marcel/contracts';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { Admin } from '../../../../platform/http/access.js';
import { Context } from '../../../../platform/http/context.js';
import { PositiveId } from '../../../../platform/http/requests.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { ClaimSubmission, LetGoSubmission } from './claim-submission.commands.js';
import { ReviewClaims } from './review-claims.js';

const Id = () => Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound));

/** Who is reviewing which submission, so that no two decide on the same one. */
@ApiTags('submissions')
@Admin()
@Controller()
export class ClaimSubmissionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly claims: ReviewClaims,
  ) {}

  @Get(ROUTES.submissionClaims)
  @JsonResponse(SubmissionClaims, 'SubmissionClaims')
  present(@Context() context: CommandContext): Promise<SubmissionClaims> {
    return this.claims.present(context);
  }

  @Post(ROUTES.submissionClaim)
  @HttpCode(200)
  @JsonResponse(SubmissionClaims, 'SubmissionClaims')
  async claim(
    @Id() id: number,
    @Body() { takeOver = false }: ClaimSubmissionRequest,
    @Context() context: CommandContext,
  ): Promise<SubmissionClaims> {
    await this.claims.requirePending(id);
    const { state } = await this.commands.execute(new ClaimSubmission(id, new Date(), takeOver, context));
    return this.claims.told(state, context);
  }

  @Post(ROUTES.submissionLetGo)
  @HttpCode(200)
  @JsonResponse(SubmissionClaims, 'SubmissionClaims')
  async letGo(@Id() id: number, @Context() context: CommandContext): Promise<SubmissionClaims> {
    const { state } = await this.commands.execute(new LetGoSubmission(id, new Date(), context));
    return this.claims.told(state, context);
  }
}
