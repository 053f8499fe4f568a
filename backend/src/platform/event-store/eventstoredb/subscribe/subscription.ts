import { CheckpointBeyondLog, EventStoreUnavailable, LogDamaged, LogReplaced } from '../../errors.js';
import type { EventBatch, Position, SubscribeOptions } from '../../event-store.js';
import type { EventMark } from '../../event-mark.js';
import { holds } from '../../log-standing.js';
import { Backoff } from '../backoff.js';
import { fromPosition, LOG_START } from '../events/position.js';
import { lastOwnPosition, logTail } from '../read/log-tail.js';
import type { ReadTools } from '../read/read-persistently.js';
import { positionRefusal } from '../read/read-refusal.js';
import { streamEvents } from '../read/stream-events.js';
import { TimedOut } from '../within.js';
import { BatchAssembly } from './batch-assembly.js';
import { Feed, FeedEnded, type FeedItem } from './feed.js';

const BATCH_SIZE = 1000;

/** Trying again would not help, or has been tried. */
const FINAL = [LogDamaged, LogReplaced, EventStoreUnavailable];

/** A subscription that outlives the connections it needs: each one begins behind the last batch given. */
export class Subscription {
  private readonly backoff: Backoff;
  private readonly assembly: BatchAssembly;
  private readonly signal: AbortSignal;
  private readonly batchSize: number;
  private position: Position | undefined;
  /** The last event of ours that was given. */
  private last: EventMark | undefined;

  /** @throws UnknownPosition */
  constructor(
    private readonly tools: ReadTools,
    { from, filter, batchSize = BATCH_SIZE, signal }: SubscribeOptions,
  ) {
    if (from !== undefined) fromPosition(from);
    this.position = from;
    this.batchSize = batchSize;
    this.signal = AbortSignal.any([signal, tools.connections.closed]);
    this.backoff = new Backoff(tools.timing.backoff, tools.random);
    this.assembly = new BatchAssembly(from ?? LOG_START, filter);
  }

  /** @throws LogDamaged, LogReplaced, CheckpointBeyondLog, UnknownPosition, EventStoreUnavailable */
  async *batches(): AsyncGenerator<EventBatch> {
    while (!this.signal.aborted) {
      try {
        yield* this.connected();
      } catch (error) {
        if (this.signal.aborted) return;
        if (FINAL.some((type) => error instanceof type)) throw error;
        const refusal = positionRefusal(error, this.position);
        if (refusal !== undefined) throw refusal;
        if (!this.backoff.hasAnother()) {
          throw new EventStoreUnavailable('EventStoreDB cannot be subscribed to now', { cause: error });
        }
        await this.backoff.wait(this.signal);
      }
    }
  }

  /** Gives batches over one connection until that fails. */
  private async *connected(): AsyncGenerator<EventBatch> {
    await this.assertWithinLog();
    const connection = this.tools.connections.use();
    const feed = new Feed(connection, this.position, this.batchSize, this.signal);
    this.assembly.begin();
    try {
      while (!this.signal.aborted) {
        const items = await this.next(feed);
        this.backoff.reset();
        const batch = this.assembly.assemble(items, feed.hasMore);
        this.position = batch.position;
        this.last = batch.last ?? this.last;
        yield batch;
      }
    } finally {
      feed.close();
    }
  }

  /** Silence is checked: the log may have been replaced, or the subscription may be stuck. */
  private async next(feed: Feed): Promise<readonly FeedItem[]> {
    const { watchdogMs, readTimeoutMs } = this.tools.timing;
    for (;;) {
      try {
        return await feed.next(watchdogMs);
      } catch (error) {
        if (!(error instanceof TimedOut)) throw error;
      }
      if (await this.isBehind()) return this.overdue(feed, readTimeoutMs);
    }
  }

  private async isBehind(): Promise<boolean> {
    await this.assertWithinLog();
    const last = await lastOwnPosition(this.tools);
    return last !== undefined && last > (this.position ?? LOG_START);
  }

  /** What was appended just now may still be on its way. */
  private async overdue(feed: Feed, timeoutMs: number): Promise<readonly FeedItem[]> {
    try {
      return await feed.next(timeoutMs);
    } catch (error) {
      throw error instanceof TimedOut ? new FeedEnded('The subscription is stuck', { cause: error }) : error;
    }
  }

  /** The server would wait for the log to get there, without a word. @throws LogReplaced */
  private async assertWithinLog(): Promise<void> {
    if (this.position === undefined || this.position === LOG_START) return;
    const tail = await logTail(this.tools);
    if (tail === undefined || this.position > tail) throw new CheckpointBeyondLog(this.position, tail);
    // A copy that was put back while we were away may have grown past us since.
    if (this.last !== undefined && !(await this.stillHolds(this.last)))
      throw new LogReplaced(`The log has another event at ${this.last.position} than the one taken in`);
  }

  private stillHolds(mark: EventMark): Promise<boolean> {
    return holds({ readStream: (stream, options = {}) => streamEvents(this.tools, stream, options) }, mark);
  }
}
