import {
  FrontendList,
  FrontendReport,
  ListPageQuery,
  ReleaseHistory,
  ReleaseList,
  ROUTES,
  type FrontendOverview,
  type ReleaseReport,
} from '@marcel/contracts';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Team } from '../../../../platform/http/access/access.decorators.js';
import { ShowsRecord, type Shown } from '../../../../platform/http/caching/shows-record.js';
import { tellPage } from '../../../../platform/http/requests/tell-page.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { ListFrontends, ListHistory, ListReleases, ShowFrontend, type PageOf } from './frontends.query.js';
import { FrontendName } from '../../rest/names.pipe.js';

function paged<Item>({ items, total }: PageOf<Item>, reply: FastifyReply): Item[] {
  tellPage(reply, { total, next: null });
  return [...items];
}

@ApiTags('releases')
@Team()
@Controller()
export class FrontendsController {
  constructor(private readonly queries: QueryBus) {}

  /** Every frontend of which something was published, and what browsers have told of it. */
  @Get(ROUTES.frontends)
  @QueryParameters(ListPageQuery)
  @JsonResponse(FrontendList, 'FrontendList')
  async listFrontends(
    @Query() page: ListPageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FrontendOverview[]> {
    return paged(await this.queries.execute(new ListFrontends(page, new Date())), reply);
  }

  @Get(ROUTES.frontend)
  @JsonResponse(FrontendReport, 'FrontendReport')
  @ShowsRecord()
  findFrontend(@Param('frontend', FrontendName) frontend: string): Promise<Shown<FrontendReport>> {
    return this.queries.execute(new ShowFrontend(frontend));
  }

  @Get(ROUTES.frontendReleases)
  @QueryParameters(ListPageQuery)
  @JsonResponse(ReleaseList, 'ReleaseList')
  async listReleases(
    @Param('frontend', FrontendName) frontend: string,
    @Query() page: ListPageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReleaseReport[]> {
    return paged(await this.queries.execute(new ListReleases(frontend, page)), reply);
  }

  @Get(ROUTES.frontendHistory)
  @QueryParameters(ListPageQuery)
  @JsonResponse(ReleaseHistory, 'ReleaseHistory')
  async listReleaseHistory(
    @Param('frontend', FrontendName) frontend: string,
    @Query() page: ListPageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReleaseHistory> {
    return paged(await this.queries.execute(new ListHistory(frontend, page)), reply);
  }
}
