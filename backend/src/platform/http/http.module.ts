import { ROUTES } from '@marcel/contracts';
import { Controller, Get, Global, Header, Inject, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import { SETTINGS, type Settings } from '../config/settings.js';
import { shared } from '../observability/health/shared.js';
import { metricsOfWorkers } from '../observability/metrics/worker-metrics.js';
import { Metrics } from '../observability/metrics/metrics.js';
import { FailedAttempts, FailedAttemptsOfAll, Scraper, TokenGuard } from './access.js';
import { ErrorAnswerFilter } from './errors.js';
import { AnswerMemory } from './idempotency.js';
import { FailedKeys, OwnerKeys } from './ownership.js';
import { RequestPipe } from './requests.js';

@ApiExcludeController()
@Controller()
@Scraper()
export class MetricsController {
  private readonly render: () => Promise<string>;

  constructor({ registry }: Metrics, @Inject(SETTINGS) { rateLimit }: Pick<Settings, 'rateLimit'>) {
    const render = metricsOfWorkers(registry);
    this.render = rateLimit ? shared(render) : render;
  }

  @Get(ROUTES.metrics)
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('cache-control', 'no-store')
  scrape(): Promise<string> {
    return this.render();
  }
}

const SHARED = [AnswerMemory, FailedAttempts, FailedAttemptsOfAll, FailedKeys, OwnerKeys, TokenGuard];

@Global()
@Module({
  controllers: [MetricsController],
  providers: [
    { provide: APP_FILTER, useClass: ErrorAnswerFilter },
    { provide: APP_PIPE, useClass: RequestPipe },
    ...SHARED,
  ],
  exports: SHARED,
})
export class HttpModule {}
