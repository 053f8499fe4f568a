import { fillPath, ROUTES, RELEASE_FORM_FIELDS, ReleaseReport } from '@marcel/contracts';
import { Param, Post, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { createCommandClass } from '../../../platform/command-handling/aggregate-command.js';
import { Team } from '../../../platform/http/token-guard.js';
import { Context } from '../../../platform/http/requests.js';
import { JsonResponse, MultipartBody, RestController } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { frontends } from '../domain/frontend.js';
import { FrontendNamePipe } from '../names.pipe.js';
import { FrontendReader } from '../read/frontends.js';
import type { FastifyRequest } from 'fastify';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import { readForm } from '../../../platform/http/forms.js';
import { siteOrigin } from '../../../platform/http/site.js';
import { ReleaseIntake } from './release-intake.js';
import { FRONTENDS_VIEW } from '../read/frontends.projection.js';

const FORM = {
  fields: { [RELEASE_FORM_FIELDS.release]: { type: 'string' }, [RELEASE_FORM_FIELDS.entry]: { type: 'string' } },
  files: [RELEASE_FORM_FIELDS.files],
  required: [],
  folder: true,
} as const;

class PublishRelease extends createCommandClass(frontends) {}

@Team()
@RestController('releases')
export class PublishReleaseController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reader: FrontendReader,
    private readonly intake: ReleaseIntake,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /**
   * Publishes a release without making it live. Keeps the newest ten releases, the live one and its predecessor, and removes the others.
   * Publishing the same files again returns the same release.
   */
  @Post(ROUTES.frontend)
  @MultipartBody(FORM)
  @JsonResponse(ReleaseReport, 'ReleaseReport', 201)
  @WaitsFor(FRONTENDS_VIEW)
  async publishRelease(
    @Param('frontend', FrontendNamePipe) frontend: string,
    @Req() request: FastifyRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<ReleaseReport>> {
    const origin = siteOrigin(request, this.settings.publicUrl);
    const data = await this.intake.accept(frontend, await readForm(request), origin);
    const { position } = await this.commands.execute(new PublishRelease(frontend, { kind: 'Publish', data }, context));
    return {
      position,
      location: fillPath(ROUTES.frontendReleases, { frontend }),
      toBody: (asOf) => this.reader.findRelease(frontend, data.release, asOf),
    };
  }
}
