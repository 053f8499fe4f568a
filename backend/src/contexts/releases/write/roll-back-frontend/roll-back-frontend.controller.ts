import { FrontendReport, RollBackRequest, ROUTES } from '@marcel/contracts';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { Team } from '../../../../platform/http/access/access.decorators.js';
import { Context } from '../../../../platform/http/context/context.decorator.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { TakesIfMatch } from '../../../../platform/openapi/takes-if-match.decorator.js';
import { WaitsFor, type Written } from '../../../../platform/read-your-writes/waits-for.js';
import { FrontendName } from '../../rest/names.pipe.js';
import { frontends } from '../../domain/frontend.decider.js';
import { rollBackOf } from '../../domain/roll-back.js';
import { FRONTENDS_VIEW } from '../../views.js';
import { CompatibleRelease } from '../compatible-release.js';
import { frontendWritten } from '../frontend-written.js';
import { RollBackFrontend } from './roll-back-frontend.command.js';

@ApiTags('releases')
@Team()
@Controller()
export class RollBackFrontendController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly decisions: DecisionRunner,
    private readonly compatible: CompatibleRelease,
  ) {}

  /** Takes the latest step back: a canary that is running, else what is live. Entirely: until it is what the product was built with. */
  @Post(ROUTES.frontendRollback)
  @HttpCode(200)
  @TakesIfMatch()
  @JsonResponse(FrontendReport, 'FrontendReport')
  @WaitsFor(FRONTENDS_VIEW)
  async rollBackFrontend(
    @Param('frontend', FrontendName) frontend: string,
    @Body() request: RollBackRequest,
    @Context() context: CommandContext,
  ): Promise<Written<FrontendReport>> {
    const reason = await this.reasonFor(frontend, request);
    const command = new RollBackFrontend(frontend, { entirely: request.entirely ?? false, reason }, context);
    return frontendWritten(frontend, await this.commands.execute(command), this.queries);
  }

  /** A canary can always be ended: what is live stays as it is. */
  private async reasonFor(frontend: string, request: RollBackRequest): Promise<string> {
    if (request.entirely) return this.compatible.reasonFor(frontend, null, request);
    const { state } = await this.decisions.load(frontends.at(frontend));
    const step = rollBackOf(state);
    if (step === undefined || 'ends' in step) return request.reason.trim();
    return this.compatible.reasonFor(frontend, step.to, request);
  }
}
