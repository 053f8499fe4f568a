import {
  DeployRequest,
  fillPath,
  FrontendReport,
  ReasonRequest,
  ROUTES,
  RELEASE_WIRE,
  ReleaseReport,
  PreviewLink,
} from '@marcel/contracts';
import { Body, Controller, HttpCode, Param, Post, Inject, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { commandOf } from '../../../platform/command-handling/decision-runner.js';
import type { Position } from '../../../platform/event-store/event-store.js';
import { Team } from '../../../platform/http/access.js';
import { Context } from '../../../platform/http/requests.js';
import { JsonResponse, TakesIfMatch, MultipartBody } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type Written } from '../../../platform/read-your-writes/waits-for.js';
import { frontends } from '../domain/frontend.decider.js';
import { FrontendName, ReleaseName } from '../names.pipe.js';
import { FindFrontend, FindOtherBuilds, FindRelease } from '../read/frontends.js';
import { FRONTENDS_VIEW } from '../views.js';
import type { FastifyRequest } from 'fastify';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import { FormOf, readForm } from '../../../platform/http/forms.js';
import { siteOrigin } from '../../../platform/http/site.js';
import { ReleaseIntake } from './release-intake.js';
import { PreviewLinks } from '../../../platform/http/frontends/preview-links.js';

class DeployRelease extends commandOf(frontends) {}
class RollBackFrontend extends commandOf(frontends) {}

@ApiTags('releases')
@Team()
@Controller()
export class DeployReleaseController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Makes a release live, unless it does not fit the other frontends that are live. */
  @Post(ROUTES.releaseDeploy)
  @HttpCode(200)
  @TakesIfMatch()
  @JsonResponse(FrontendReport, 'FrontendReport')
  @WaitsFor(FRONTENDS_VIEW)
  async deployRelease(
    @Param('frontend', FrontendName) frontend: string,
    @Param('release', ReleaseName) release: string,
    @Body() request: DeployRequest,
    @Context() context: CommandContext,
  ): Promise<Written<FrontendReport>> {
    const reason = request.reason?.trim() || null;
    const others = await this.queries.execute(new FindOtherBuilds(frontend));
    const command = new DeployRelease(frontend, { kind: 'Deploy', frontend, release, reason, others }, context);
    return this.written(frontend, await this.commands.execute(command));
  }

  /** Makes live what was live before; at last, the build that came with the product. */
  @Post(ROUTES.frontendRollback)
  @HttpCode(200)
  @TakesIfMatch()
  @JsonResponse(FrontendReport, 'FrontendReport')
  @WaitsFor(FRONTENDS_VIEW)
  async rollBackFrontend(
    @Param('frontend', FrontendName) frontend: string,
    @Body() { reason }: ReasonRequest,
    @Context() context: CommandContext,
  ): Promise<Written<FrontendReport>> {
    const command = new RollBackFrontend(frontend, { kind: 'RollBack', reason: reason.trim() }, context);
    return this.written(frontend, await this.commands.execute(command));
  }

  private written(
    frontend: string,
    { position }: { readonly position: Position | undefined },
  ): Written<FrontendReport> {
    return {
      position,
      location: fillPath(ROUTES.frontend, { frontend }),
      answer: (asOf) => this.queries.execute(new FindFrontend(frontend, asOf)),
    };
  }
}

const FOLDER = { folder: true };
const FORM = {
  fields: { [RELEASE_WIRE.release]: { type: 'string' }, [RELEASE_WIRE.entry]: { type: 'string' } },
  files: [RELEASE_WIRE.files],
  required: [],
} as const;

class PublishRelease extends commandOf(frontends) {}

@ApiTags('releases')
@Team()
@Controller()
export class PublishReleaseController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly intake: ReleaseIntake,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** Publishes a release without making it live. Removes releases older than the newest ten. The same files again are the same release. */
  @Post(ROUTES.frontend)
  @FormOf(FOLDER)
  @MultipartBody(FORM)
  @JsonResponse(ReleaseReport, 'ReleaseReport', 201)
  @WaitsFor(FRONTENDS_VIEW)
  async publishRelease(
    @Param('frontend', FrontendName) frontend: string,
    @Req() request: FastifyRequest,
    @Context() context: CommandContext,
  ): Promise<Written<ReleaseReport>> {
    const origin = siteOrigin(request, this.settings.publicUrl);
    const data = await this.intake.take(frontend, await readForm(request, FOLDER), origin);
    const { position } = await this.commands.execute(new PublishRelease(frontend, { kind: 'Publish', data }, context));
    return {
      position,
      location: fillPath(ROUTES.frontendReleases, { frontend }),
      answer: (asOf) => this.queries.execute(new FindRelease(frontend, data.release, asOf)),
    };
  }
}

/** How long a link is valid, in milliseconds. */
const VALID_MS = 7 * 24 * 60 * 60 * 1000;

@ApiTags('releases')
@Team()
@Controller()
export class PreviewReleaseController {
  constructor(
    private readonly queries: QueryBus,
    private readonly links: PreviewLinks,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** Makes a link that shows the release to the browser that opens it. */
  @Post(ROUTES.releasePreview)
  @HttpCode(200)
  @JsonResponse(PreviewLink, 'PreviewLink')
  async previewRelease(
    @Param('frontend', FrontendName) frontend: string,
    @Param('release', ReleaseName) release: string,
    @Req() request: FastifyRequest,
  ): Promise<PreviewLink> {
    await this.queries.execute(new FindRelease(frontend, release));
    const until = Date.now() + VALID_MS;
    const link = this.links.sign({ frontend, release, until });
    const origin = siteOrigin(request, this.settings.publicUrl);
    return { url: `${origin}/preview/${link}`, expiresAt: new Date(until).toISOString() };
  }
}
