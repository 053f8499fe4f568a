import { Injectable } from '@nestjs/common';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AppendFailure } from '../../event-store/measured-event-store.js';

export interface MeasuredConsumer {
  readonly name: string;
  readonly status: string;
  readonly owner: string | null;
  readonly lag: { readonly seconds: number } | undefined;
  readonly build: string | undefined;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Shorter intervals would use CPU while idle. */
const LOOP_INTERVAL_MS = 100;

@Injectable()
export class Metrics {
  readonly registry = new Registry();
  readonly connectionsRefused = this.counter(
    'http_connections_refused_total',
    'Connections closed because of a limit: in total, per network, or of pipelined requests',
    'full',
  );
  readonly heldBytesRefused = this.counter(
    'http_held_bytes_refused_total',
    'Forms and large responses rejected because too many bytes were buffered, in total or for their network',
    'full',
  );
  readonly eventStreamsRefused = this.counter(
    'event_streams_refused_total',
    'Event streams rejected because of the limit in total or per network',
    'stream',
    'full',
  );
  readonly eventStreamsOpen = new Gauge({
    name: 'event_streams_open',
    help: 'Event streams that are open',
    labelNames: ['stream'],
    registers: [this.registry],
  });

  /** `route` is the pattern, because the number of paths is unlimited. */
  readonly requests = this.histogram(
    'http_request_duration_seconds',
    'Time from the first byte of a request to the last of its answer',
    SECONDS,
    'method',
    'route',
    'status',
  );

  private readonly appends = this.histogram(
    'event_store_append_duration_seconds',
    'Time until appended events were durable, or the append failed',
    SECONDS,
    'outcome',
  );

  private readonly events = this.counter('event_store_appended_events_total', 'Events appended', 'type');

  constructor() {
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: 1000 });
    this.observeEventLoop();
  }

  counter(name: string, help: string, ...labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** @param buckets upper limits in seconds */
  histogram(name: string, help: string, buckets: number[], ...labelNames: string[]): Histogram {
    return new Histogram({ name, help, buckets, labelNames, registers: [this.registry] });
  }

  /** @param collect sets the values each time they are read */
  gauge(name: string, help: string, labelNames: string[], collect: (gauge: Gauge) => void | Promise<void>): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      async collect() {
        this.reset();
        await collect(this);
      },
    });
  }

  eventsAppended(types: readonly string[], seconds: number): void {
    this.appends.observe({ outcome: 'appended' }, seconds);
    for (const type of types) this.events.inc({ type });
  }

  appendFailed(reason: AppendFailure, seconds: number): void {
    this.appends.observe({ outcome: reason }, seconds);
  }

  /** Replaces the default figures, which include the interval at which the loop is observed. */
  private observeEventLoop(): void {
    const intervals = monitorEventLoopDelay({ resolution: LOOP_INTERVAL_MS });
    intervals.enable();
    for (const figure of ['min', 'max', 'mean', 'stddev', 'p50', 'p90', 'p99'])
      this.registry.removeSingleMetric(`nodejs_eventloop_lag_${figure}_seconds`);
    const delay = (interval: number) => Math.max(0, interval / 1e9 - LOOP_INTERVAL_MS / 1e3);
    this.gauge('nodejs_eventloop_lag_max_seconds', 'Longest delay of the event loop since the last read', [], (gauge) =>
      gauge.set(delay(intervals.max)),
    );
    this.gauge('nodejs_eventloop_lag_p99_seconds', '99th percentile of these delays', [], (gauge) => {
      gauge.set(delay(intervals.percentile(99)));
      intervals.reset();
    });
  }

  observeConsumers(inspect: () => Promise<readonly MeasuredConsumer[]>): void {
    let inspecting: Promise<readonly MeasuredConsumer[]> | undefined;
    const inspectOnce = () => (inspecting ??= inspect().finally(() => (inspecting = undefined)));
    const gauge = (name: string, help: string, labels: string[], set: (gauge: Gauge, of: MeasuredConsumer) => void) =>
      this.gauge(name, help, ['consumer', ...labels], async (metric) => {
        for (const consumer of await inspectOnce()) set(metric, consumer);
      });
    gauge('consumer_lag_seconds', 'Age of the oldest event that is not handled yet', [], (metric, { name, lag }) => {
      if (lag !== undefined) metric.set({ consumer: name }, lag.seconds);
    });
    gauge('consumer_state', '1 for the state, and the node that runs it', ['state', 'owner'], (metric, consumer) => {
      const { name, status, owner } = consumer;
      metric.set({ consumer: name, state: status, owner: owner ?? '' }, 1);
    });
    gauge('consumer_build', '1 for the state of a build that queries do not see yet', ['state'], (metric, consumer) => {
      if (consumer.build !== undefined) metric.set({ consumer: consumer.name, state: consumer.build }, 1);
    });
  }
}

/** Upper limits of the buckets in seconds: searches take a second, pictures minutes. */
const CALL_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600];

@Injectable()
export class ProviderCalls {
  private readonly durations: Histogram;

  constructor(metrics: Metrics) {
    const help = 'Time until a call of a provider succeeded or failed';
    const labels = ['provider', 'call', 'outcome'];
    this.durations = metrics.histogram('provider_call_duration_seconds', help, CALL_SECONDS, ...labels);
  }

  /** @param reasonOf maps an error to one of a few labels */
  async measure<Result>(
    provider: string,
    call: string,
    work: () => Promise<Result>,
    reasonOf: (error: unknown) => string = () => 'failed',
  ): Promise<Result> {
    const start = performance.now();
    const ended = (outcome: string) =>
      this.durations.observe({ provider, call, outcome }, (performance.now() - start) / 1000);
    try {
      const result = await work();
      ended('succeeded');
      return result;
    } catch (error) {
      ended(reasonOf(error));
      throw error;
    }
  }
}
