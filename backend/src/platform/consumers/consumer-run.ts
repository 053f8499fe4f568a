import { asError } from '../errors/as-error.js';
import type { EventBatch, Position } from '../event-store/event-store.js';
import type { LeasedTask, HeldLease } from '../leader-election/leader-election.js';
import type { Log } from '../observability/logging/log.js';
import type { BackgroundThrottle } from '../scheduling/background-throttle.js';
import type { Consumer } from './consumer.js';
import { LOG_START, type LogFeed } from './log-feed.js';
import { type Tracker, PositionWaiters } from '../read-your-writes/progress.js';
import { type BackoffPolicy, pauseBeforeRetry, DEFAULT_BACKOFF, isTransient } from '../scheduling/retry.js';

/** Maximum events of a batch, lower while visitors send requests. */
const BATCH_SIZE = { alone: 1000, besideVisitors: 200 };

export interface RunTools {
  readonly feed: LogFeed;
  readonly log: Log;
  readonly throttle?: Pick<BackgroundThrottle, 'isBusy' | 'pauseAfter'>;
  readonly backoff?: BackoffPolicy;
}

/** `catching-up`: has not seen the end of the log since the start. `failed`: does not retry. */
export type RunStatus = 'idle' | 'catching-up' | 'live' | 'retrying' | 'failed';

/** Delivers the log to a consumer in batches. Subscribes again after a temporary failure. */
export class ConsumerRun implements LeasedTask, Tracker {
  status: RunStatus = 'idle';
  /** Position up to which all events were handled; undefined before the first batch and once stopped. */
  position: Position | undefined;
  /** The last error; undefined once a batch was handled after it. */
  lastError: Error | undefined;
  private readonly waiters = new PositionWaiters();
  private stopping = new AbortController();
  /** Resolves, and never rejects, once it was stopped or has failed. */
  ended = Promise.resolve();
  private hasCaughtUp = false;
  /** Failures since the last batch. */
  private failures = 0;
  /** Resolves, and never rejects, once the first batch has succeeded or failed. */
  firstBatch = Promise.resolve();
  private resolveFirstBatch = (): void => undefined;

  constructor(
    private readonly tools: RunTools,
    private readonly consumer: Consumer,
    /** Called when all matching events up to a position were handled. */
    private readonly onProgress: (position: Position) => void = () => undefined,
  ) {}

  get finalError(): Error | undefined {
    return this.status === 'failed' ? this.lastError : undefined;
  }

  async start(lease?: HeldLease): Promise<void> {
    this.stopping = new AbortController();
    [this.status, this.position, this.lastError] = ['idle', undefined, undefined];
    [this.hasCaughtUp, this.failures] = [false, 0];
    this.waiters.restart();
    this.firstBatch = new Promise((resolve) => (this.resolveFirstBatch = resolve));
    await this.consumer.start?.(lease);
    this.ended = this.run(this.stopping.signal);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.consumer.stop?.();
    await this.ended;
    // Another node may run the consumer from now on.
    this.position = undefined;
  }

  waitFor(position: Position, signal: AbortSignal): Promise<boolean> {
    return this.waiters.wait(position, signal);
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && this.finalError === undefined) {
      try {
        await this.subscribe(signal);
        break;
      } catch (error) {
        if (!signal.aborted) await this.recover(asError(error), signal);
      }
    }
    this.resolveFirstBatch();
  }

  private async subscribe(signal: AbortSignal): Promise<void> {
    const { feed, throttle } = this.tools;
    const subscription = feed.subscribe({
      from: await this.startPosition(signal),
      filter: this.consumer.filter,
      batchSize: () => (throttle?.isBusy === true ? BATCH_SIZE.besideVisitors : BATCH_SIZE.alone),
      signal,
      onSkipped: (position) => this.advance(position),
    });
    for await (const batch of subscription) {
      const started = performance.now();
      await this.handle(batch, signal);
      if (throttle?.isBusy === true && !batch.caughtUp) await throttle.pauseAfter(started);
    }
  }

  private async startPosition(signal: AbortSignal): Promise<Position | undefined> {
    const { consumer, tools } = this;
    if (consumer.resumePosition !== undefined) return consumer.resumePosition();
    if (this.position === undefined) {
      const head = await tools.feed.head();
      if (head !== LOG_START) await consumer.startAt?.(head, signal);
      this.position = head;
    }
    return this.position;
  }

  private async handle(batch: EventBatch, signal: AbortSignal): Promise<void> {
    await this.consumer.handle(batch, signal);
    this.hasCaughtUp ||= batch.caughtUp;
    [this.failures, this.lastError] = [0, undefined];
    this.status = this.hasCaughtUp ? 'live' : 'catching-up';
    this.advance(batch.position);
    this.resolveFirstBatch();
  }

  private advance(position: Position): void {
    this.position = position;
    this.onProgress(position);
    this.waiters.advance(position);
  }

  /** Marks the run as failed, or resolves when it is time to subscribe again. */
  private async recover(error: Error, signal: AbortSignal): Promise<void> {
    const { backoff = DEFAULT_BACKOFF, log } = this.tools;
    const { name: consumer } = this.consumer;
    const isWorthRetrying = this.consumer.isWorthRetrying?.(error) ?? isTransient(error);
    [this.status, this.lastError] = [isWorthRetrying ? 'retrying' : 'failed', error];
    this.resolveFirstBatch();
    if (!isWorthRetrying) {
      log.error({ consumer, err: error }, 'The consumer has failed and does not retry');
      return;
    }
    this.failures += 1;
    log.warn({ consumer, attempt: this.failures, err: error }, 'The consumer has failed; trying again');
    await pauseBeforeRetry(this.failures, backoff, signal);
  }
}
