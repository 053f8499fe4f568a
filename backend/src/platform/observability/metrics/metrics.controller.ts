import { ERROR_MESSAGES, ROUTES } from '@marcel/contracts';
import { Controller, Get, Header, Headers, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { isSameSecret } from '../../config/same-secret.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { DomainError } from '../../decider/domain-error.js';
import { SHARED_MS, SharedAnswer } from '../sharing/shared-answer.js';
import { Metrics } from './metrics.js';

@ApiExcludeController()
@Controller()
export class MetricsController {
  private readonly rendering: SharedAnswer<string>;

  constructor(
    { registry }: Metrics,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'metricsToken' | 'rateLimit'>,
  ) {
    this.rendering = new SharedAnswer(() => registry.metrics(), settings.rateLimit ? SHARED_MS : 0);
  }

  @Get(ROUTES.metrics)
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('cache-control', 'no-store')
  async scrape(@Headers('authorization') authorization = ''): Promise<string> {
    const { metricsToken } = this.settings;
    if (metricsToken !== undefined && !isSameSecret(authorization, `Bearer ${metricsToken}`))
      throw new DomainError('unauthorised', ERROR_MESSAGES.metricsUnauthorised);
    return this.rendering.get();
  }
}
