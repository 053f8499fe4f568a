import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../../../../platform/observability/metrics/metrics.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { countByState } from './count-by-state.js';

@Injectable()
export class QueueFigures {
  constructor(@Inject(READ_STORE) views: ReadStore, { registry }: Metrics) {
    new Gauge({
      name: 'moderation_items',
      help: 'What visitors have published and somebody has reported or judged; reported and held ones wait for an admin',
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        this.reset();
        // Views that are away are told of elsewhere: the other figures are wanted then most.
        const counts = await countByState(views).catch(() => ({}));
        for (const [state, now] of Object.entries(counts)) this.set({ state }, now);
      },
    });
  }
}
