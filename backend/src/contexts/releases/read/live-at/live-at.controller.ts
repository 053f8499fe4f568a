import { LiveReleases, LiveReleasesQuery, ROUTES } from '@marcel/contracts';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Auditor } from '../../../../platform/http/access/access.decorators.js';
import { tellPage } from '../../../../platform/http/requests/tell-page.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { FindLiveAt } from './live-at.query.js';

@ApiTags('audit')
@Auditor()
@Controller()
export class LiveAtController {
  constructor(private readonly queries: QueryBus) {}

  /** Which release of each frontend was live at a moment, since when, by whom and why. */
  @Get(ROUTES.auditReleases)
  @QueryParameters(LiveReleasesQuery)
  @JsonResponse(LiveReleases, 'LiveReleases')
  async liveReleases(
    @Query() query: LiveReleasesQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LiveReleases> {
    const at = query.at === undefined ? Date.now() : Date.parse(query.at);
    const { items, total } = await this.queries.execute(new FindLiveAt(at, query));
    tellPage(reply, { total, next: null });
    return [...items];
  }
}
