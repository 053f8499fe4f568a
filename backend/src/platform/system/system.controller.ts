import { FEW, ROUTES, SystemReport } from '@marcel/contracts';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SETTINGS, type Settings } from '../config/settings.js';
import { Auditor } from '../http/access/access.decorators.js';
import { PRODUCT_VERSION } from '../observability/build/build-info.js';
import { RecentFailures } from '../observability/failures/recent-failures.js';
import { Metrics } from '../observability/metrics/metrics.js';
import { JsonResponse } from '../openapi/json-response.decorator.js';
import { EventRates } from './event-rates.js';
import { StoreSizes } from './store-sizes.js';
import { countsOf, figureOf } from './figures-of.js';

const CALLS = 'provider_call_duration_seconds';

/** What the node measures, for whoever has no dashboard. */
@ApiTags('operations')
@Auditor()
@Controller()
export class SystemController {
  constructor(
    private readonly metrics: Metrics,
    private readonly failures: RecentFailures,
    private readonly rates: EventRates,
    private readonly sizes: StoreSizes,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'commit'>,
  ) {}

  @Get(ROUTES.system)
  @JsonResponse(SystemReport, 'SystemReport')
  async report(): Promise<SystemReport> {
    const { registry } = this.metrics;
    const [bytes, freeBytes, stores, generations, events, providers] = await Promise.all([
      figureOf(registry, 'picture_store_bytes'),
      figureOf(registry, 'picture_store_free_bytes'),
      this.sizes.now(),
      countsOf(registry, 'generations_unfinished', (label) => ({ state: label('state') })),
      this.rates.now(),
      countsOf(
        registry,
        CALLS,
        (label) => ({ provider: label('provider'), call: label('call'), outcome: label('outcome') }),
        `${CALLS}_count`,
      ),
    ]);
    const unfinished = (wanted: string) => generations.find(({ state }) => state === wanted)?.count ?? 0;
    return {
      version: PRODUCT_VERSION,
      commit: this.settings.commit ?? null,
      startedAt: new Date(performance.timeOrigin).toISOString(),
      pictures: { bytes, freeBytes },
      stores: [...stores],
      generations: { waiting: unfinished('waiting'), working: unfinished('working') },
      events: events.slice(0, FEW),
      providers: providers.slice(0, FEW),
      failures: [...this.failures.all()],
    };
  }
}
