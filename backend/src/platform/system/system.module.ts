import { ROUTES, SystemReport } from '@marcel/contracts';
import { Controller, Get, Inject, Module } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SETTINGS, type Settings } from '../config/settings.js';
import { Auditor } from '../http/access.js';
import { PRODUCT_VERSION } from '../observability/build/build-info.js';
import { Metrics } from '../observability/metrics/metrics.js';
import { JsonResponse } from '../openapi/decorators.js';
import { StoreSizes } from './store-sizes.js';

@ApiTags('operations')
@Auditor()
@Controller()
export class SystemController {
  constructor(
    private readonly metrics: Metrics,
    private readonly sizes: StoreSizes,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'commit'>,
  ) {}

  @Get(ROUTES.system)
  @JsonResponse(SystemReport, 'SystemReport')
  async report(): Promise<SystemReport> {
    const [bytes, freeBytes, stores] = await Promise.all([
      this.gauge('picture_store_bytes'),
      this.gauge('picture_store_free_bytes'),
      this.sizes.now(),
    ]);
    return {
      version: PRODUCT_VERSION,
      commit: this.settings.commit ?? null,
      startedAt: new Date(performance.timeOrigin).toISOString(),
      pictures: { bytes, freeBytes },
      stores: [...stores],
    };
  }

  private async gauge(name: string): Promise<number | null> {
    const metric = await this.metrics.registry.getSingleMetric(name)?.get();
    return metric?.values[0]?.value ?? null;
  }
}

@Module({ controllers: [SystemController], providers: [StoreSizes] })
export class SystemModule {}
