import {
  ErrorBody,
  ListPageQuery,
  ParkedReactionList,
  RetryReactionRequest,
  ROUTES,
  SkipReactionRequest,
  type ParkedReaction,
} from '@marcel/contracts';
import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { CommandContext } from '../../command-handling/command-context.js';
import { DecisionRunner } from '../../command-handling/decision-runner.js';
import { DomainError } from '../../decider/domain-error.js';
import { Admin, Auditor } from '../../http/access.js';
import { Context, pageOf } from '../../http/requests.js';
import { JsonResponse, QueryParameters } from '../../openapi/decorators.js';
import { HostedProviders } from '../hosted-providers.js';
import { type ParkingCommand, parkingDecision, parkingOf } from '../parking/parking.decider.js';

@ApiTags('operations')
@Controller()
export class ParkingController {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly providers: HostedProviders,
  ) {}

  @Auditor()
  @Get(ROUTES.parkedReactions)
  @QueryParameters(ListPageQuery)
  @JsonResponse(ParkedReactionList, 'ParkedReactionList')
  async list(@Query() page: ListPageQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<ParkedReaction[]> {
    const all = await Promise.all(this.providers.automations().map((automation) => this.parkedBy(automation)));
    return pageOf(all.flat(), page, reply);
  }

  @Admin()
  @Post(ROUTES.parkedReactionsRetry)
  @HttpCode(202)
  @JsonResponse(ParkedReactionList, 'ParkedReactionList', 202)
  @JsonResponse(ErrorBody, 'ErrorBody', 404)
  retry(
    @Body() { automation, stream }: RetryReactionRequest,
    @Context() context: CommandContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ParkedReaction[]> {
    return this.decide(automation, { kind: 'Retry', stream }, { context, reply });
  }

  @Admin()
  @Post(ROUTES.parkedReactionsSkip)
  @HttpCode(202)
  @JsonResponse(ParkedReactionList, 'ParkedReactionList', 202)
  @JsonResponse(ErrorBody, 'ErrorBody', 404)
  @JsonResponse(ErrorBody, 'ErrorBody', 409)
  skip(
    @Body() { automation, stream, revision, reason }: SkipReactionRequest,
    @Context() context: CommandContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ParkedReaction[]> {
    return this.decide(automation, { kind: 'Skip', stream, revision, reason }, { context, reply });
  }

  private async decide(
    automation: string,
    command: ParkingCommand,
    { context, reply }: { readonly context: CommandContext; readonly reply: FastifyReply },
  ): Promise<ParkedReaction[]> {
    if (!this.providers.automations().includes(automation)) {
      throw new DomainError('not_found', 'There is no such automation');
    }
    await this.decisions.run({ ...parkingDecision(automation, command), context });
    return this.list(new ListPageQuery(), reply);
  }

  private async parkedBy(automation: string): Promise<ParkedReaction[]> {
    const { waiting } = await parkingOf(this.decisions, automation);
    return [...waiting.values()].map((parked) => ({ automation, ...parked }));
  }
}
