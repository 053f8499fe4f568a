import { ROUTES } from '@marcel/contracts';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { SETTINGS, type Settings } from '../config/settings.js';
import { Scraper } from './access.js';
import { figuresOfAll } from '../observability/metrics/figures-of-all.js';
import { Metrics } from '../observability/metrics/metrics.js';
import { SHARED_MS, SharedAnswer } from '../observability/sharing/shared-answer.js';

@ApiExcludeController()
@Controller()
@Scraper()
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
