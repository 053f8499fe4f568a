import { FrontendReport, ReasonRequest, ROUTES } from '@marcel/contracts';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type CommandContext } from '../../../platform/command-handling/command-context.js';
import { commandOf } from '../../../platform/command-handling/decision-runner.js';
import { Team } from '../../../platform/http/access.js';
import { Context } from '../../../platform/http/requests.js';
import { JsonResponse, TakesIfMatch } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type Written } from '../../../platform/read-your-writes/waits-for.js';
import { frontends } from '../domain/frontend.decider.js';
import { FrontendName } from '../names.pipe.js';
import { FRONTENDS_VIEW } from '../views.js';
import { frontendWritten } from './deploy-release.js';

class RollBackFrontend extends commandOf(frontends) {}

@ApiTags('releases')
@Team()
@Controller()
export class RollBackFrontendController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

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
    return frontendWritten(frontend, await this.commands.execute(command), this.queries);
  }
}
