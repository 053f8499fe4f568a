import { ROUTES } from '@marcel/contracts';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { SETTINGS, type Settings } from '../config/settings.js';
import { Scraper } from './access.js';
import { shared } from '../observability/health/shared.js';
import { figuresOfAll } from '../observability/metrics/figures-of-all.js';
import { Metrics } from '../observability/metrics/metrics.js';

@ApiExcludeController()
@Controller()
@Scraper()
export class MetricsController {
  private readonly render: () => Promise<string>;

  constructor({ registry }: Metrics, @Inject(SETTINGS) { rateLimit }: Pick<Settings, 'rateLimit'>) {
    const render = figuresOfAll(registry);
    this.render = rateLimit ? shared(render) : render;
  }

  @Get(ROUTES.metrics)
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('cache-control', 'no-store')
  scrape(): Promise<string> {
    return this.render();
  }
}
