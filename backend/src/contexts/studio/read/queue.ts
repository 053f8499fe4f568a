import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../../../platform/observability/metrics/metrics.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { ARTWORKS_VIEW } from '../views.js';

const STATES = { pending: 'waiting', processing: 'working' };

@Injectable()
export class GenerationFigures {
  constructor(@Inject(READ_STORE) views: ReadStore, { registry }: Metrics) {
    const count = async (status: string): Promise<number> => {
      const query = { where: [{ field: 'status', oneOf: [status] }], limit: 1 };
      return (await views.find(ARTWORKS_VIEW, query)).total;
    };
    new Gauge({
      name: 'generations_unfinished',
      help: 'Pictures that are still to be made: those that wait, and those that a worker has begun',
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        this.reset();
        // Views that are away are told of elsewhere: the other figures are wanted then most.
        const counted = Object.entries(STATES).map(async ([status, state]) => ({ state, now: await count(status) }));
        for (const { state, now } of await Promise.all(counted).catch(() => [])) this.set({ state }, now);
      },
    });
  }
}
