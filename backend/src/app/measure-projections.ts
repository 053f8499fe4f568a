import type { INestApplication } from '@nestjs/common';
import { EVENT_STORE, type EventStore } from '../event-store/event-store.js';
import { Metrics } from '../observability/metrics/metrics.js';
import { Projectors } from '../read-store/projector/projectors.js';
import { eventsAfter } from './projection-lag.js';

/** Tells Prometheus how far each projection is behind the log. */
export function measureProjections(app: INestApplication): void {
  const projectors = app.get(Projectors);
  const store = app.get<EventStore>(EVENT_STORE);
  app.get(Metrics).observeProjectionLag(async () => {
    const lags = projectors.states.map(
      async ({ name, position }) => [name, await eventsAfter(store, position)] as const,
    );
    return new Map(await Promise.all(lags));
  });
}
