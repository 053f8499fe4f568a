import type { EventBatch, EventStore, Position } from '../../event-store/event-store.js';
import type { Log } from '../../observability/logging/log.js';
import type { ReadStore } from '../../read-store/read-store.js';
import { takeIn, type LogConsumer } from './log-consumer.js';
import { DEFAULT_BACKOFF, persistently, type Backoff } from './persistence.js';

export interface FollowerTools {
  readonly events: Pick<EventStore, 'subscribe'>;
  readonly store: ReadStore;
  readonly log: Log;
  /** Pauses between attempts while a store is unavailable. */
  readonly backoff?: Backoff;
}

export interface FollowerState {
  /** Everything up to here has been taken in; undefined before the first batch. */
  readonly position: Position | undefined;
  /** Whether the end of the log has been reached since the start. */
  readonly caughtUp: boolean;
  /** Events taken in since the start. */
  readonly eventsApplied: number;
  /** Why it stopped, or why it is trying again. */
  readonly error: Error | undefined;
  readonly stopped: boolean;
}

/** Many changes of one document are written once a batch; more would keep other work waiting too long. */
const BATCH_SIZE = 4000;

const NOT_STARTED: FollowerState = {
  position: undefined,
  caughtUp: false,
  eventsApplied: 0,
  error: undefined,
  stopped: false,
};

/** Takes in the log for one consumer, serially, from its checkpoint on; nothing is skipped and nothing is taken in twice. */
export class LogFollower {
  private readonly stopping = new AbortController();
  private current = NOT_STARTED;
  private running: Promise<void> | undefined;

  constructor(
    private readonly tools: FollowerTools,
    private readonly consumer: LogConsumer,
    /** Awaited after each batch, before the next one is read. */
    private readonly onProgress: (position: Position) => Promise<void> | void,
  ) {}

  get state(): FollowerState {
    return this.current;
  }

  /** Follows the log. Resolves, and never rejects, when it is stopped or has failed for good. */
  run(): Promise<void> {
    this.running ??= this.untilTheEnd();
    return this.running;
  }

  /** Resolves once the batch at hand is done. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
    this.current = { ...this.current, stopped: true };
  }

  private async untilTheEnd(): Promise<void> {
    try {
      await this.persistently(() => this.follow());
    } catch (error) {
      if (!this.stopping.signal.aborted) this.fail(error);
    }
    this.current = { ...this.current, stopped: true };
  }

  private async follow(): Promise<void> {
    const { events, store } = this.tools;
    const { ref, streamPrefixes } = this.consumer;
    const { signal } = this.stopping;
    const from = await store.checkpoint(ref);
    for await (const batch of events.subscribe({ from, filter: { streamPrefixes }, batchSize: BATCH_SIZE, signal })) {
      await this.persistently(() => this.advance(batch));
    }
  }

  private async advance(batch: EventBatch): Promise<void> {
    const { current, consumer, stopping, tools } = this;
    const taken = await takeIn(consumer, batch, tools.store, stopping.signal);
    this.current = {
      position: batch.position,
      caughtUp: current.caughtUp || batch.caughtUp,
      eventsApplied: current.eventsApplied + taken,
      error: undefined,
      stopped: false,
    };
    await this.onProgress(batch.position);
  }

  private persistently<T>(operation: () => Promise<T>): Promise<T> {
    const onFailure = (error: Error, attempt: number): void => this.noteFailure(error, attempt);
    const { backoff = DEFAULT_BACKOFF } = this.tools;
    return persistently(operation, { backoff, signal: this.stopping.signal, onFailure });
  }

  private noteFailure(error: Error, attempt: number): void {
    this.current = { ...this.current, error };
    this.tools.log.warn(
      { follower: this.consumer.ref.name, attempt, err: error },
      'A store is unavailable; trying again',
    );
  }

  private fail(cause: unknown): void {
    const error = cause instanceof Error ? cause : new Error('Something other than an error was thrown', { cause });
    this.current = { ...this.current, error };
    this.tools.log.error(
      { follower: this.consumer.ref.name, err: error },
      'Stopped: the log cannot be taken in any further',
    );
  }
}
