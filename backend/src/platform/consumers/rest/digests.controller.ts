import { ErrorBody, ListPageQuery, ProjectionDigestList, ProjectionDigestRun, ROUTES } from '@marcel/contracts';
import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../../decider/domain-error.js';
import { Admin, Auditor } from '../../http/access/access.decorators.js';
import { pageOf } from '../../http/requests/page-of.js';
import { JsonResponse } from '../../openapi/json-response.decorator.js';
import { QueryParameters } from '../../openapi/request.decorators.js';
import { Digests } from '../digests/digests.js';
import { REBUILD_MESSAGES } from './rebuild.controller.js';

@ApiTags('operations')
@Controller()
export class DigestsController {
  constructor(private readonly digests: Digests) {}

  @Get(ROUTES.projectionDigests)
  @Auditor()
  @QueryParameters(ListPageQuery)
  @JsonResponse(ProjectionDigestList, 'ProjectionDigestList')
  async all(
    @Query() page: ListPageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProjectionDigestRun[]> {
    return pageOf(await this.digests.all(), page, reply);
  }

  /** It goes on when nobody looks, and visitors go first; while one is under way, this is that one. */
  @Post(ROUTES.projectionDigest)
  @Admin()
  @HttpCode(202)
  @JsonResponse(ProjectionDigestRun, 'ProjectionDigestRun', 202)
  @JsonResponse(ErrorBody, 'ErrorBody', 404)
  async begin(@Param('name') name: string): Promise<ProjectionDigestRun> {
    const begun = await this.digests.begin(name);
    if (begun === undefined) throw new DomainError('not_found', REBUILD_MESSAGES.unknown);
    return begun;
  }
}
