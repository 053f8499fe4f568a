import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** How far projections are behind the log, in events, by name of the projection. */
export type ProjectionLag = () => Promise<ReadonlyMap<string, number>>;

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What the process tells Prometheus. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  private readonly appends = new Histogram({
    name: 'event_store_append_duration_seconds',
    help: 'Time until appended events were durable, or the append failed',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  private readonly events = new Counter({
    name: 'event_store_appended_events_total',
    help: 'Events appended',
    labelNames: ['type'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** `route` is the pattern, never the path: paths are without end. */
  requestAnswered(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }

  eventsAppended(types: readonly string[], seconds: number): void {
    this.appends.observe({ outcome: 'appended' }, seconds);
    for (const type of types) this.events.inc({ type });
  }

  appendFailed(reason: 'wrong_revision' | 'unavailable', seconds: number): void {
    this.appends.observe({ outcome: reason }, seconds);
  }

  /** Asked anew at every scrape. */
  observeProjectionLag(lag: ProjectionLag): void {
    new Gauge({
      name: 'projection_lag_events',
      help: 'Events that a projection has still to see',
      labelNames: ['projection'],
      registers: [this.registry],
      async collect() {
        for (const [projection, events] of await lag()) this.set({ projection }, events);
      },
    });
  }
}
