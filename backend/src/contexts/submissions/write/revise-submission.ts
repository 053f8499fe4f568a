import { ROUTES, SUBMISSION_FORM_FIELDS, SubmissionProgress } from '@marcel/contracts';
import { CommandBus } from '@nestjs/cqrs';
import { Inject, Post, Req, Param } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MultipartBody, JsonResponse, RestController } from '../../../platform/openapi/decorators.js';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { Context, assertValid } from '../../../platform/http/requests.js';
import { readForm } from '../../../platform/http/forms.js';
import { toNetwork } from '../../../platform/http/rate-limits.js';
import { PictureIntake } from '../../../platform/pictures/picture-intake.js';
import { WaitsFor, type WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { SUBMISSIONS_VIEW } from '../views.js';
import { createCommandClass } from '../../../platform/command-handling/aggregate-command.js';
import { submissions } from '../domain/submission.js';
import { PrivateLink } from '../../../platform/http/caching.js';
import { SubmissionProgressReader } from '../read/status-page.js';
import { assertNotReserved, MASCOT_FORM, toDetails, toPayload } from './submit-mascot.js';

class ReviseSubmission extends createCommandClass(submissions) {}

@RestController('submissions')
export class ReviseSubmissionController {
  constructor(
    private readonly pictures: PictureIntake,
    private readonly commands: CommandBus,
    private readonly progress: SubmissionProgressReader,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'defaultContributor'>,
  ) {}

  @Post(ROUTES.submissionRevise)
  @PrivateLink()
  @MultipartBody(MASCOT_FORM)
  @JsonResponse(SubmissionProgress, 'SubmissionProgress')
  @WaitsFor(SUBMISSIONS_VIEW, 'picture-references')
  async revise(
    @Param('key') key: string,
    @Req() request: FastifyRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<SubmissionProgress>> {
    const { id } = await this.progress.find(key);
    const { fields, files } = await readForm(request);
    const details = toDetails(fields);
    assertValid(details);
    assertNotReserved({ contributor: details.contributor }, this.settings.defaultContributor);
    const image = files.get(SUBMISSION_FORM_FIELDS.image);
    const imageUrl = image && (await this.pictures.store(image.bytes, toNetwork(request.ip))).url;
    const command = { kind: 'ReviseSubmission', payload: toPayload(details), imageUrl } as const;
    const { position } = await this.commands.execute(new ReviseSubmission(id, command, context));
    return { position, toBody: () => this.progress.find(key) };
  }
}
