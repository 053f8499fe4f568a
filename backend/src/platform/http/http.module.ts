import { ROUTES } from '@marcel/contracts';
import { Controller, Get, Global, Header, Inject, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import { SETTINGS, type Settings } from '../config/settings.js';
import { cacheBriefly } from '../observability/health/cache-briefly.js';
import { renderClusterMetrics } from '../observability/metrics/cluster-metrics.js';
import { Metrics } from '../observability/metrics/metrics.js';
import { FailedAttempts, GlobalFailedAttempts, Scraper, TokenGuard } from './token-guard.js';
import { ErrorResponseFilter } from './errors.js';
import { IdempotentResponses } from './idempotency.js';
import { FailedOwnerKeys, OwnerKeyGuard } from './ownership.js';
import { RequestPipe } from './requests.js';

@ApiExcludeController()
@Controller()
@Scraper()
export class MetricsController {
  private readonly render: () => Promise<string>;

  constructor({ registry }: Metrics, @Inject(SETTINGS) { rateLimit }: Pick<Settings, 'rateLimit'>) {
    const render = renderClusterMetrics(registry);
    this.render = rateLimit ? cacheBriefly(render) : render;
  }

  @Get(ROUTES.metrics)
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('cache-control', 'no-store')
  scrape(): Promise<string> {
    return this.render();
  }
}

const SHARED = [IdempotentResponses, FailedAttempts, GlobalFailedAttempts, FailedOwnerKeys, OwnerKeyGuard, TokenGuard];

@Global()
@Module({
  controllers: [MetricsController],
  providers: [
    { provide: APP_FILTER, useClass: ErrorResponseFilter },
    { provide: APP_PIPE, useClass: RequestPipe },
    ...SHARED,
  ],
  exports: SHARED,
})
export class HttpModule {}
