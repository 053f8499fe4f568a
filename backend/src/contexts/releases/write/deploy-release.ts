import { DeployRequest, fillPath, FrontendReport, ReasonRequest, ROUTES } from '@marcel/contracts';
import { Body, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { createCommandClass } from '../../../platform/command-handling/aggregate-command.js';
import { Team } from '../../../platform/http/token-guard.js';
import { Context } from '../../../platform/http/requests.js';
import { JsonResponse, AcceptsIfMatch, RestController } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { frontends } from '../domain/frontend.js';
import { FrontendNamePipe, ReleaseNamePipe } from '../names.pipe.js';
import { FrontendReader } from '../read/frontends.js';
import { FRONTENDS_VIEW } from '../read/frontends.projection.js';

class DeployRelease extends createCommandClass(frontends) {}

class RollBackFrontend extends createCommandClass(frontends) {}

@Team()
@RestController('releases')
export class DeployReleaseController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reader: FrontendReader,
  ) {}

  /** Makes a release live, unless its interface versions conflict with another live frontend. */
  @Post(ROUTES.releaseDeploy)
  @AcceptsIfMatch()
  @JsonResponse(FrontendReport, 'FrontendReport')
  @WaitsFor(FRONTENDS_VIEW)
  async deployRelease(
    @Param('frontend', FrontendNamePipe) frontend: string,
    @Param('release', ReleaseNamePipe) release: string,
    @Body() request: DeployRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<FrontendReport>> {
    const reason = request.reason?.trim() || null;
    const others = await this.reader.listInstalledBuildsExcept(frontend);
    const command = new DeployRelease(frontend, { kind: 'Deploy', frontend, release, reason, others }, context);
    return this.respond(frontend, command);
  }

  /** Restores the previous live release, or the build that came with the product if there is none. */
  @Post(ROUTES.frontendRollback)
  @AcceptsIfMatch()
  @JsonResponse(FrontendReport, 'FrontendReport')
  @WaitsFor(FRONTENDS_VIEW)
  async rollBackFrontend(
    @Param('frontend', FrontendNamePipe) frontend: string,
    @Body() { reason }: ReasonRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<FrontendReport>> {
    const command = new RollBackFrontend(frontend, { kind: 'RollBack', reason: reason.trim() }, context);
    return this.respond(frontend, command);
  }

  private async respond(
    frontend: string,
    command: DeployRelease | RollBackFrontend,
  ): Promise<WriteResult<FrontendReport>> {
    const { position } = await this.commands.execute(command);
    const location = fillPath(ROUTES.frontend, { frontend });
    return { position, location, toBody: (asOf) => this.reader.findFrontend(frontend, asOf) };
  }
}
