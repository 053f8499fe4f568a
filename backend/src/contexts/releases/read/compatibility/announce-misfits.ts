import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { LOG, type Log } from '../../../../platform/observability/logging/log.js';
import { Metrics } from '../../../../platform/observability/metrics/metrics.js';
import { Compatibility } from './compatibility.js';

/**
 * Says what of the frontends that visitors get does not fit each other or this server's API: in the log when it starts, and in
 * `/metrics` ever after. It starts all the same: what fits has to be served.
 */
@Injectable()
export class AnnounceMisfits implements OnApplicationBootstrap {
  constructor(
    @Inject(Compatibility) private readonly compatibility: Pick<Compatibility, 'ofAll'>,
    @Inject(LOG) private readonly log: Log,
    { registry }: Metrics,
  ) {
    const look = () => this.compatibility.ofAll();
    new Gauge({
      name: 'frontend_misfits',
      help: 'What a frontend needs that the live shell, its kit or the API does not have',
      labelNames: ['frontend'],
      registers: [registry],
      async collect() {
        this.reset();
        // What is away is told of elsewhere: the other figures are wanted then most.
        for (const [frontend, { misfits }] of await look().catch(() => [])) this.set({ frontend }, misfits.length);
      },
    });
  }

  /** Nobody waits for it. */
  onApplicationBootstrap(): void {
    void this.announce();
  }

  private async announce(): Promise<void> {
    try {
      for (const [frontend, { misfits }] of await this.compatibility.ofAll())
        if (misfits.length > 0) this.log.error({ frontend, misfits }, 'A frontend that visitors get does not fit');
    } catch (error) {
      this.log.warn({ err: error }, 'Whether the frontends fit could not be looked at');
    }
  }
}
