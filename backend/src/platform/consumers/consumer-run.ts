import { asError } from '../errors/as-error.js';
import type { EventBatch, Position } from '../event-store/event-store.js';
import type { Duty, Tenure } from '../leader-election/leader-election.js';
import type { Log } from '../observability/logging/log.js';
import type { Consumer } from './consumer.js';
import type { LogSource } from './log-feed.js';
import type { BackgroundThrottle } from '../turns/background-throttle.js';
import { type Follows, PositionWaiters } from './progress/position-waiters.js';
import { type Backoff, DEFAULT_BACKOFF, persistently } from './retry.js';

const EVENTS_AT_ONCE = 200;

export function inParts(batch: EventBatch, most = EVENTS_AT_ONCE): EventBatch[] {
  const parts: EventBatch[] = [];
  let rest = batch.events;
  for (; rest.length > most; rest = rest.slice(most)) {
    const events = rest.slice(0, most);
    const last = events.at(-1);
    if (last === undefined) throw new Error('Parts hold at least one event');
    parts.push({ events, position: last.position, last, caughtUp: false });
  }
  return [...parts, { ...batch, events: rest }];
}

export interface RunTools {
  readonly feed: LogSource;
  readonly log: Log;
  readonly throttle?: Pick<BackgroundThrottle, 'isDue' | 'pausing'>;
  readonly backoff?: Backoff;
}

/** `catching-up`: has not seen the end of the log yet. `failed`: ended for good. */
export type RunStatus = 'idle' | 'catching-up' | 'live' | 'retrying' | 'failed';

export interface RunState {
  readonly status: RunStatus;
  /** Everything up to here has been taken in; undefined before the first batch. */
  readonly position: Position | undefined;
  /** Whether the end of the log has been reached since the start. */
  readonly caughtUp: boolean;
  /** New events taken in since the start. */
  readonly eventsHandled: number;
  readonly error: Error | undefined;
}

const BATCH_SIZE = 1000;

const IDLE: RunState = { status: 'idle', position: undefined, caughtUp: false, eventsHandled: 0, error: undefined };

export class ConsumerRun implements Duty, Follows {
  private readonly waiters = new PositionWaiters();
  private stopping = new AbortController();
  private running: Promise<void> | undefined;
  private current = IDLE;
  /** Resolves when the first batch was taken in, or could not be. */
  private begun = Promise.resolve();
  private tellBegun = (): void => undefined;

  constructor(
    private readonly tools: RunTools,
    private readonly consumer: Consumer,
    /** Called when everything up to a position was taken in, or was for others. */
    private readonly onProgress: (position: Position) => void = () => undefined,
  ) {}

  get state(): RunState {
    return this.current;
  }

  get status(): RunStatus {
    return this.current.status;
  }

  get failure(): Error | undefined {
    return this.current.status === 'failed' ? this.current.error : undefined;
  }

  get trouble(): Error | undefined {
    return this.current.status === 'retrying' ? this.current.error : undefined;
  }

  get isOver(): boolean {
    return this.stopping.signal.aborted || this.failure !== undefined;
  }

  async start(tenure?: Tenure): Promise<void> {
    this.stopping = new AbortController();
    this.current = IDLE;
    this.waiters.restart();
    this.begun = new Promise((resolve) => (this.tellBegun = resolve));
    await this.consumer.start?.(tenure);
    this.running = this.untilTheEnd();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.consumer.stop?.();
    await this.running;
  }

  waitFor(position: Position, signal: AbortSignal): Promise<boolean> {
    return this.waiters.wait(position, signal);
  }

  /** Resolves, and never rejects, once a first look at the log was taken, whatever came of it. */
  hasBegun(): Promise<void> {
    return this.begun;
  }

  /** Resolves, and never rejects, when it was stopped or has failed for good. */
  async ended(): Promise<void> {
    await this.running;
  }

  private async untilTheEnd(): Promise<void> {
    try {
      await this.persistently(() => this.follow(), this.consumer.isWorthRetrying?.bind(this.consumer));
    } catch (error) {
      if (!this.stopping.signal.aborted) this.fail(error);
    } finally {
      this.tellBegun();
    }
  }

  private async follow(): Promise<void> {
    const { signal } = this.stopping;
    const from = await this.consumer.from(signal);
    const { filter } = this.consumer;
    const passed = (position: Position) => this.pass(position);
    for await (const batch of this.tools.feed.subscribe({ from, filter, batchSize: BATCH_SIZE, signal, passed })) {
      if (batch.caughtUp) await this.persistently(() => this.takeIn(batch));
      else await this.catchUp(batch);
    }
  }

  private async catchUp(batch: EventBatch): Promise<void> {
    const { throttle } = this.tools;
    if (throttle?.isDue !== true) return this.persistently(() => this.takeIn(batch));
    for (const part of inParts(batch)) {
      if (this.stopping.signal.aborted) return;
      await this.persistently(() => throttle.pausing(() => this.takeIn(part)));
    }
  }

  private async takeIn(batch: EventBatch): Promise<void> {
    const { caughtUp, eventsHandled } = this.current;
    const isNowCaughtUp = caughtUp || batch.caughtUp;
    const taken = await this.consumer.handle(batch, this.stopping.signal);
    this.current = {
      status: isNowCaughtUp ? 'live' : 'catching-up',
      position: batch.position,
      caughtUp: isNowCaughtUp,
      eventsHandled: eventsHandled + taken,
      error: undefined,
    };
    this.onProgress(batch.position);
    this.waiters.advance(batch.position);
    this.tellBegun();
  }

  private pass(position: Position): void {
    this.current = { ...this.current, position };
    this.onProgress(position);
    this.waiters.advance(position);
  }

  private persistently<T>(operation: () => Promise<T>, isWorthRetrying?: (error: Error) => boolean): Promise<T> {
    const { backoff = DEFAULT_BACKOFF, log } = this.tools;
    const onFailure = (error: Error, attempt: number): void => {
      if (this.stopping.signal.aborted) return;
      this.current = { ...this.current, status: 'retrying', error };
      this.tellBegun();
      log.warn({ consumer: this.consumer.name, attempt, err: error }, 'The log cannot be taken in now; trying again');
    };
    return persistently(operation, { backoff, signal: this.stopping.signal, onFailure, isWorthRetrying });
  }

  private fail(cause: unknown): void {
    const error = asError(cause);
    this.current = { ...this.current, status: 'failed', error };
    const { log } = this.tools;
    log.error({ consumer: this.consumer.name, err: error }, 'Ended: the log cannot be taken in any further');
  }
}
