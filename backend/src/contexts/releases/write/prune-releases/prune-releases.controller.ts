import { fillPath, PrunedReleases, ReasonRequest, ROUTES } from '@marcel/contracts';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { Team } from '../../../../platform/http/access/access.decorators.js';
import { Context } from '../../../../platform/http/context/context.decorator.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { WaitsFor, type Written } from '../../../../platform/read-your-writes/waits-for.js';
import { FrontendName } from '../../rest/names.pipe.js';
import { FindOldReleases } from '../../read/old-releases/old-releases.query.js';
import { FRONTENDS_VIEW } from '../../views.js';
import { PruneReleases } from './prune-releases.command.js';

@ApiTags('releases')
@Team()
@Controller()
export class PruneReleasesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The last ten releases stay, and whatever was live in the last thirty days. */
  @Post(ROUTES.frontendPrune)
  @HttpCode(200)
  @JsonResponse(PrunedReleases, 'PrunedReleases')
  @WaitsFor(FRONTENDS_VIEW)
  async pruneReleases(
    @Param('frontend', FrontendName) frontend: string,
    @Body() { reason }: ReasonRequest,
    @Context() context: CommandContext,
  ): Promise<Written<PrunedReleases>> {
    const due = await this.queries.execute(new FindOldReleases(frontend, new Date()));
    const { events, position } = await this.commands.execute(new PruneReleases(frontend, due, reason.trim(), context));
    const pruned = events.flatMap((event) => (event.type === 'ReleasesPruned' ? event.data.releases : []));
    return { position, location: fillPath(ROUTES.frontendReleases, { frontend }), answer: () => ({ pruned }) };
  }
}
