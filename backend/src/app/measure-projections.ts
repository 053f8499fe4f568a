import type { INestApplication } from '@nestjs/common';
import { EVENT_STORE, type EventStore } from '../platform/event-store/event-store.js';
import { Metrics } from '../platform/observability/metrics/metrics.js';
import { FOLLOWERS, type Followers } from '../platform/consumers/followers.js';
import { eventsAfter } from '../platform/consumers/projection-lag.js';

/** Tells Prometheus how far each projection is behind the log. */
export function measureProjections(app: INestApplication): void {
  const followers = app.get<Followers>(FOLLOWERS);
  const store = app.get<EventStore>(EVENT_STORE);
  app.get(Metrics).observeProjectionLag(async () => {
    const states = await followers.projections();
    const lags = states.map(async ({ name, position }) => [name, await eventsAfter(store, position)] as const);
    return new Map(await Promise.all(lags));
  });
}
