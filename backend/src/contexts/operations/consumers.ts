import { ConsumerStatusList, ListPageQuery, ROUTES, type ConsumerStatus } from '@marcel/contracts';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Consumers } from '../../platform/consumers/consumers.js';
import { slicePage } from '../../platform/http/requests.js';
import { Auditor } from '../../platform/http/token-guard.js';
import { JsonResponse, QueryParameters } from '../../platform/openapi/decorators.js';

@ApiTags('operations')
@Auditor()
@Controller()
export class ConsumersController {
  constructor(private readonly consumers: Consumers) {}

  @Get(ROUTES.consumers)
  @QueryParameters(ListPageQuery)
  @JsonResponse(ConsumerStatusList, 'ConsumerStatusList')
  async list(@Query() page: ListPageQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<ConsumerStatus[]> {
    const all = await this.consumers.states();
    return slicePage(all, page, reply).map(
      ({ name, placement, status, owner, lag, restarts, finalError, lastError, build }) => ({
        name,
        placement,
        status,
        owner,
        lagEvents: lag?.events ?? null,
        lagSeconds: lag?.seconds ?? null,
        restarts,
        failure: (finalError ?? lastError)?.message ?? null,
        build: build ?? null,
      }),
    );
  }
}
