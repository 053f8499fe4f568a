import { ROUTES, SUBMISSION_WIRE, SubmissionReceipt } from '@marcel/contracts';
import { Controller, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { Context } from '../../../../platform/http/context.js';
import { FormOf, readForm } from '../../../../platform/http/forms.js';
import { networkOf } from '../../../../platform/http/rate-limits.js';
import { assertValid } from '../../../../platform/http/requests.js';
import { MakesOwned } from '../../../../platform/http/ownership.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { MultipartBody } from '../../../../platform/openapi/request.decorators.js';
import { PictureIntake } from '../../../../platform/pictures/picture-intake.js';
import { WaitsFor, type Written } from '../../../../platform/read-your-writes/waits-for.js';
import { SUBMISSIONS_VIEW } from '../../views.js';
import { SUBMISSION_FORM, toPayload, toSubmitRequest } from './submission-form.js';
import { SubmitMascot } from './submit-mascot.command.js';

@ApiTags('submissions')
@Controller()
export class SubmitMascotController {
  constructor(
    private readonly commands: CommandBus,
    private readonly pictures: PictureIntake,
  ) {}

  @Post(ROUTES.submissions)
  @FormOf(SUBMISSION_FORM)
  @MultipartBody(SUBMISSION_FORM)
  @JsonResponse(SubmissionReceipt, 'SubmissionReceipt', 201)
  @MakesOwned()
  @WaitsFor(SUBMISSIONS_VIEW, 'owned')
  async submit(
    @Req() request: FastifyRequest,
    @Context() context: CommandContext,
  ): Promise<Written<SubmissionReceipt>> {
    const { fields, files } = await readForm(request, SUBMISSION_FORM);
    const submission = toSubmitRequest(fields);
    assertValid(submission);
    const image = files.get(SUBMISSION_WIRE.image);
    const visitor = networkOf(request.ip);
    const imageUrl = image === undefined ? null : (await this.pictures.store(image.bytes, visitor)).url;
    const { email, linkedinUrl } = submission;
    const { receipt, position } = await this.commands.execute(
      new SubmitMascot(toPayload(submission.payload), imageUrl, { email, linkedinUrl }, context),
    );
    return { position, answer: () => receipt };
  }
}
