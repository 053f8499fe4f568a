import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AppendFailure } from '../../event-store/measured-event-store.js';

export interface MeasuredConsumer {
  readonly name: string;
  readonly status: string;
  readonly owner: string | null;
  readonly lag: { readonly events: number; readonly seconds: number } | undefined;
  readonly restarts: number;
  readonly build: string | undefined;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const LOOP_LOOK_MS = 25;

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

  private readonly refusedStreams = new Counter({
    name: 'event_streams_refused_total',
    help: 'Event streams that found no place: of all, or of their network',
    labelNames: ['stream', 'full'],
    registers: [this.registry],
  });

  private readonly refusedConnections = new Counter({
    name: 'http_connections_refused_total',
    help: 'Connections that were closed: too many of all, too many of their network, or too many requests at once on one',
    labelNames: ['full'],
    registers: [this.registry],
  });

  private readonly refusedBytes = new Counter({
    name: 'http_held_bytes_refused_total',
    help: 'Forms and large answers for which all, or their network, had too much in memory',
    labelNames: ['full'],
    registers: [this.registry],
  });

  private readonly openStreams = new Map<string, () => number>();

  constructor() {
    this.showOpenStreams(this.openStreams);
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: LOOP_LOOK_MS });
  }

  buildIs(version: string, commit = 'unknown'): void {
    new Gauge({
      name: 'build_info',
      help: '1 for the version and the commit that this was built of',
      labelNames: ['version', 'commit'],
      registers: [this.registry],
    }).set({ version, commit }, 1);
  }

  /** `route` is the pattern, never the path: paths are without end. */
  requestAnswered(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }

  eventsAppended(types: readonly string[], seconds: number): void {
    this.appends.observe({ outcome: 'appended' }, seconds);
    for (const type of types) this.events.inc({ type });
  }

  appendFailed(reason: AppendFailure, seconds: number): void {
    this.appends.observe({ outcome: reason }, seconds);
  }

  connectionRefused(full: 'all' | 'network' | 'pipelined'): void {
    this.refusedConnections.inc({ full });
  }

  heldBytesRefused(full: 'all' | 'network'): void {
    this.refusedBytes.inc({ full });
  }

  observeHeldBytes(count: () => number): void {
    new Gauge({
      name: 'http_held_bytes',
      help: 'Bytes of forms that arrive and of large answers that are not read yet',
      registers: [this.registry],
      collect() {
        this.set(count());
      },
    });
  }

  eventStreamRefused(stream: string, full: 'all' | 'network'): void {
    this.refusedStreams.inc({ stream, full });
  }

  observeEventStreams(stream: string, count: () => number): void {
    this.openStreams.set(stream, count);
  }

  private showOpenStreams(open: ReadonlyMap<string, () => number>): void {
    new Gauge({
      name: 'event_streams_open',
      help: 'Event streams that are open',
      labelNames: ['stream'],
      registers: [this.registry],
      collect() {
        for (const [stream, count] of open) this.set({ stream }, count());
      },
    });
  }

  observeConsumers(look: () => Promise<readonly MeasuredConsumer[]>): void {
    let looking: Promise<readonly MeasuredConsumer[]> | undefined;
    const lookOnce = () => (looking ??= look().finally(() => (looking = undefined)));
    const gauge = (name: string, help: string, labels: string[], set: (gauge: Gauge, of: MeasuredConsumer) => void) =>
      new Gauge({
        name,
        help,
        labelNames: ['consumer', ...labels],
        registers: [this.registry],
        async collect() {
          this.reset();
          for (const consumer of await lookOnce()) set(this, consumer);
        },
      });
    gauge('consumer_lag_events', 'Events still to be taken in, counted to a thousand', [], (metric, { name, lag }) => {
      if (lag !== undefined) metric.set({ consumer: name }, lag.events);
    });
    gauge('consumer_lag_seconds', 'Age of the first event still to be taken in', [], (metric, { name, lag }) => {
      if (lag !== undefined) metric.set({ consumer: name }, lag.seconds);
    });
    gauge('consumer_state', '1 for the state, and the node that does it', ['state', 'owner'], (metric, consumer) => {
      const { name, status, owner } = consumer;
      metric.set({ consumer: name, state: status, owner: owner ?? '' }, 1);
    });
    gauge('consumer_build', '1 for the state of a build that queries do not see yet', ['state'], (metric, consumer) => {
      if (consumer.build !== undefined) metric.set({ consumer: consumer.name, state: consumer.build }, 1);
    });
    gauge('consumer_restarts', 'How often it has ended by itself on this node', [], (metric, { name, restarts }) => {
      metric.set({ consumer: name }, restarts);
    });
  }
}

/** Searches take a second, pictures minutes. */
const CALL_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600];

const SUCCEEDED = 'succeeded';
const FAILED = 'failed';

@Injectable()
export class ProviderCalls {
  private readonly durations;

  constructor({ registry }: Metrics) {
    this.durations = new Histogram({
      name: 'provider_call_duration_seconds',
      help: 'Time until a provider had done what it was asked for, or had failed',
      labelNames: ['provider', 'call', 'outcome'],
      buckets: CALL_SECONDS,
      registers: [registry],
    });
  }

  /** @param reasonOf one word of a few for what went wrong */
  async measure<Result>(
    provider: string,
    call: string,
    work: () => Promise<Result>,
    reasonOf: (error: unknown) => string = () => FAILED,
  ): Promise<Result> {
    const start = performance.now();
    const ended = (outcome: string) =>
      this.durations.observe({ provider, call, outcome }, (performance.now() - start) / 1000);
    try {
      const result = await work();
      ended(SUCCEEDED);
      return result;
    } catch (error) {
      ended(reasonOf(error));
      throw error;
    }
  }
}
