import { FrontendReport, FrontendTurnRequest, ROUTES } from '@marcel/contracts';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { Team } from '../../../../platform/http/access/access.decorators.js';
import { Context } from '../../../../platform/http/context/context.decorator.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { TakesIfMatch } from '../../../../platform/openapi/takes-if-match.decorator.js';
import { WaitsFor, type Written } from '../../../../platform/read-your-writes/waits-for.js';
import { FrontendName, ReleaseName } from '../../rest/names.pipe.js';
import { FRONTENDS_VIEW } from '../../views.js';
import { CompatibleRelease } from '../compatible-release.js';
import { frontendWritten } from '../frontend-written.js';
import { PinRelease } from './pin-release.command.js';

@ApiTags('releases')
@Team()
@Controller()
export class PinReleaseController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly compatible: CompatibleRelease,
  ) {}

  /** Nothing takes the place of what is live until it is unpinned. */
  @Post(ROUTES.releasePin)
  @HttpCode(200)
  @TakesIfMatch()
  @JsonResponse(FrontendReport, 'FrontendReport')
  @WaitsFor(FRONTENDS_VIEW)
  async pinRelease(
    @Param('frontend', FrontendName) frontend: string,
    @Param('release', ReleaseName) release: string,
    @Body() request: FrontendTurnRequest,
    @Context() context: CommandContext,
  ): Promise<Written<FrontendReport>> {
    const reason = await this.compatible.reasonFor(frontend, release, request);
    const command = new PinRelease(frontend, release, reason, context);
    return frontendWritten(frontend, await this.commands.execute(command), this.queries);
  }
}
