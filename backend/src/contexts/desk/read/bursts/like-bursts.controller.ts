import { LikeBursts, ListPageQuery, ROUTES } from '@marcel/contracts';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Admin } from '../../../../platform/http/access/access.decorators.js';
import { tellPage } from '../../../../platform/http/requests/tell-page.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { ListLikeBursts } from './like-bursts.query.js';

@ApiTags('moderation')
@Admin()
@Controller()
export class LikeBurstsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.likeBursts)
  @QueryParameters(ListPageQuery)
  @JsonResponse(LikeBursts, 'LikeBursts')
  async list(@Query() page: ListPageQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<LikeBursts> {
    const { bursts, total } = await this.queries.execute(new ListLikeBursts(page));
    tellPage(reply, { total, next: null });
    return bursts;
  }
}
