import { ERROR_MESSAGES, ROUTES } from '@marcel/contracts';
import { Controller, Get, Header, Inject, Injectable, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCESS_TOKENS, type AccessTokens } from '../config/access-tokens.js';
import { isSameSecret } from '../config/same-secret.js';
import { SETTINGS, type Settings } from '../config/settings.js';
import { DomainError } from '../decider/domain-error.js';
import { AdminGuard, FailedAttempts } from './access.js';
import { figuresOfAll } from '../observability/metrics/figures-of-all.js';
import { Metrics } from '../observability/metrics/metrics.js';
import { SHARED_MS, SharedAnswer } from '../observability/sharing/shared-answer.js';

@Injectable()
export class MetricsGuard extends AdminGuard {
  constructor(
    @Inject(ACCESS_TOKENS) tokens: AccessTokens,
    failedAttempts: FailedAttempts,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'metricsToken'>,
  ) {
    super(tokens, failedAttempts);
  }

  override async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (this.settings.metricsToken !== undefined) await super.admit(request, reply);
  }

  protected override carriesToken({ headers }: FastifyRequest): boolean {
    return headers.authorization !== undefined;
  }

  protected override admits({ headers }: FastifyRequest): boolean {
    return isSameSecret(headers.authorization ?? '', `Bearer ${this.settings.metricsToken}`);
  }

  protected override refusal(): DomainError {
    return new DomainError('unauthorised', ERROR_MESSAGES.metricsUnauthorised);
  }
}

@ApiExcludeController()
@Controller()
@UseGuards(MetricsGuard)
export class MetricsController {
  private readonly rendering: SharedAnswer<string>;

  constructor({ registry }: Metrics, @Inject(SETTINGS) { rateLimit }: Pick<Settings, 'rateLimit'>) {
    this.rendering = new SharedAnswer(figuresOfAll(registry), rateLimit ? SHARED_MS : 0);
  }

  @Get(ROUTES.metrics)
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('cache-control', 'no-store')
  async scrape(): Promise<string> {
    return this.rendering.get();
  }
}
