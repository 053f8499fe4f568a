import { ListPageQuery, ParkedReactionList, ROUTES, type ParkedReaction } from '@marcel/contracts';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DecisionRunner } from '../../command-handling/decision-runner.js';
import { Auditor } from '../../http/access.js';
import { pageOf } from '../../http/requests.js';
import { JsonResponse, QueryParameters } from '../../openapi/decorators.js';
import { HostedProviders } from '../hosted-providers.js';
import { parkedReactions } from './parked-reactions.js';

@ApiTags('operations')
@Auditor()
@Controller()
export class ParkedReactionsController {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly providers: HostedProviders,
  ) {}

  @Get(ROUTES.parkedReactions)
  @QueryParameters(ListPageQuery)
  @JsonResponse(ParkedReactionList, 'ParkedReactionList')
  async list(@Query() page: ListPageQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<ParkedReaction[]> {
    return pageOf(await parkedReactions(this.decisions, this.providers), page, reply);
  }
}
