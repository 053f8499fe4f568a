import {
  ConsumerStatusList,
  DeadLetterList,
  ErrorBody,
  ListPageQuery,
  RetryDeadLetterRequest,
  ROUTES,
  SkipDeadLetterRequest,
  type ConsumerStatus,
  type DeadLetter,
} from '@marcel/contracts';
import { Body, Get, HttpCode, Post } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { CommandContext } from '../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../platform/command-handling/decision-runner.js';
import { DomainError } from '../../platform/decider/domain-error.js';
import { Admin, Auditor } from '../../platform/http/token-guard.js';
import { Context, slicePage } from '../../platform/http/requests.js';
import { JsonResponse, QueryParameters, Reply, RestController } from '../../platform/openapi/decorators.js';
import { Consumers } from '../../platform/consumers/consumers.js';
import type { DeadLetterCommand } from '../../platform/dead-letters/dead-letters.js';
import { deadLetterDecision, loadDeadLetters } from '../../platform/dead-letters/dead-letters.js';

@Auditor()
@RestController('operations')
export class ConsumersController {
  constructor(private readonly consumers: Consumers) {}

  @Get(ROUTES.consumers)
  @JsonResponse(ConsumerStatusList, 'ConsumerStatusList')
  async list(@QueryParameters() page: ListPageQuery, @Reply() reply: FastifyReply): Promise<ConsumerStatus[]> {
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

@RestController('operations')
export class DeadLettersController {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly consumers: Consumers,
  ) {}

  @Auditor()
  @Get(ROUTES.deadLetters)
  @JsonResponse(DeadLetterList, 'DeadLetterList')
  async list(@QueryParameters() page: ListPageQuery, @Reply() reply: FastifyReply): Promise<DeadLetter[]> {
    const all = await Promise.all(this.consumers.automations.map((automation) => this.listDeadLetters(automation)));
    return slicePage(all.flat(), page, reply);
  }

  @Admin()
  @Post(ROUTES.deadLettersRetry)
  @HttpCode(202)
  @JsonResponse(DeadLetterList, 'DeadLetterList', 202)
  @JsonResponse(ErrorBody, 'ErrorBody', 404)
  retry(
    @Body() { automation, stream }: RetryDeadLetterRequest,
    @Context() context: CommandContext,
    @Reply() reply: FastifyReply,
  ): Promise<DeadLetter[]> {
    return this.decide(automation, { kind: 'Retry', stream }, { context, reply });
  }

  @Admin()
  @Post(ROUTES.deadLettersSkip)
  @HttpCode(202)
  @JsonResponse(DeadLetterList, 'DeadLetterList', 202)
  @JsonResponse(ErrorBody, 'ErrorBody', 404)
  @JsonResponse(ErrorBody, 'ErrorBody', 409)
  skip(
    @Body() { automation, stream, revision, reason }: SkipDeadLetterRequest,
    @Context() context: CommandContext,
    @Reply() reply: FastifyReply,
  ): Promise<DeadLetter[]> {
    return this.decide(automation, { kind: 'Skip', stream, revision, reason }, { context, reply });
  }

  private async decide(
    automation: string,
    command: DeadLetterCommand,
    { context, reply }: { readonly context: CommandContext; readonly reply: FastifyReply },
  ): Promise<DeadLetter[]> {
    if (!this.consumers.automations.includes(automation)) {
      throw new DomainError('not_found', 'There is no such automation');
    }
    await this.decisions.run({ ...deadLetterDecision(automation, command), context });
    return this.list(new ListPageQuery(), reply);
  }

  private async listDeadLetters(automation: string): Promise<DeadLetter[]> {
    const { waiting } = await loadDeadLetters(this.decisions, automation);
    return [...waiting.values()].map((letter) => ({ automation, ...letter }));
  }
}
