import {
  CheckpointBeyondLog,
  EventStoreAccessDenied,
  EventStoreUnavailable,
  LogDamaged,
  LogReplaced,
} from '../../errors.js';
import type { EventBatch, Position, SubscribeOptions } from '../../event-store.js';
import type { EventMark } from '../../event-mark.js';
import { holds } from '../../log-standing.js';
import { Backoff } from '../backoff.js';
import { denial, unavailable } from '../connection/failures.js';
import { fromPosition, LOG_START, toPosition } from '../events/position.js';
import type { LogReaders } from '../read/log-events.js';
import { lastOwnPosition, logTail } from '../read/log-tail.js';
import { positionRefusal } from '../read/read-refusal.js';
import { streamEvents } from '../read/stream-events.js';
import { TimedOut } from '../within.js';
import { BatchAssembly } from './batch-assembly.js';
import { Checkpoint, Feed, FeedEnded, type FeedItem } from './feed.js';

const BATCH_SIZE = 1000;

/** Trying again would not help, or has been tried. */
const FINAL = [LogDamaged, LogReplaced, EventStoreAccessDenied, EventStoreUnavailable];

/** A subscription that outlives the connections it needs: each one begins behind the last batch given. */
export class Subscription {
  private readonly backoff: Backoff;
  private readonly assembly: BatchAssembly;
  private readonly signal: AbortSignal;
  private readonly batchSize: number;
  private position: Position | undefined;
  /** The last event of ours that was given. */
  private last: EventMark | undefined;
  /** End of the log when it was last asked for. */
  private tail: Position = LOG_START;

  /** @throws UnknownPosition */
  constructor(
    private readonly readers: LogReaders,
    { from, filter, batchSize = BATCH_SIZE, signal }: SubscribeOptions,
  ) {
    if (from !== undefined) fromPosition(from);
    this.position = from;
    this.batchSize = batchSize;
    const { connections, timing, random } = readers.follower;
    this.signal = AbortSignal.any([signal, connections.closed]);
    this.backoff = new Backoff(timing.backoff, random);
    this.assembly = new BatchAssembly(from ?? LOG_START, filter);
  }

  /** @throws LogDamaged, LogReplaced, CheckpointBeyondLog, UnknownPosition, EventStoreAccessDenied, EventStoreUnavailable */
  async *batches(): AsyncGenerator<EventBatch> {
    while (!this.signal.aborted) {
      try {
        yield* this.connected();
      } catch (error) {
        if (this.signal.aborted) return;
        if (FINAL.some((type) => error instanceof type)) throw error;
        const refusal = positionRefusal(error, this.position) ?? denial(error);
        if (refusal !== undefined) throw refusal;
        if (!this.backoff.hasAnother()) throw unavailable('EventStoreDB cannot be subscribed to now', error);
        await this.backoff.wait(this.signal);
      }
    }
  }

  /** Gives batches over one connection until that fails. */
  private async *connected(): AsyncGenerator<EventBatch> {
    await this.assertWithinLog();
    const end = await lastOwnPosition(this.readers.leader);
    const connection = this.readers.follower.connections.use();
    const feed = new Feed(connection, this.position, this.batchSize, this.signal);
    this.assembly.begin(end);
    try {
      while (!this.signal.aborted) {
        const items = await this.believable(await this.next(feed));
        this.backoff.reset();
        const batch = this.assembly.assemble(items, feed.hasMore);
        if (batch === undefined) continue;
        this.position = batch.position;
        this.last = batch.last ?? this.last;
        yield batch;
      }
    } finally {
      feed.close();
    }
  }

  /** Some servers tell of checkpoints that their log has never reached. */
  private async believable(items: readonly FeedItem[]): Promise<readonly FeedItem[]> {
    const isBeyond = (item: FeedItem) => item instanceof Checkpoint && toPosition(item.position) > this.tail;
    if (!items.some(isBeyond)) return items;
    this.tail = (await logTail(this.readers.leader)) ?? LOG_START;
    return items.filter((item) => !isBeyond(item));
  }

  /** Silence is checked: the log may have been replaced, or the subscription may be stuck. */
  private async next(feed: Feed): Promise<readonly FeedItem[]> {
    const { watchdogMs, readTimeoutMs } = this.readers.follower.timing;
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
    const last = await lastOwnPosition(this.readers.leader);
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

  /** The server would wait for the log to get there, without a word; the leader's word counts. @throws LogReplaced */
  private async assertWithinLog(): Promise<void> {
    if (this.position === undefined || this.position === LOG_START) return;
    const tail = await logTail(this.readers.leader);
    this.tail = tail ?? LOG_START;
    if (tail === undefined || this.position > tail) throw new CheckpointBeyondLog(this.position, tail);
    // A copy that was put back while we were away may have grown past us since.
    if (this.last !== undefined && !(await this.stillHolds(this.last)))
      throw new LogReplaced(`The log has another event at ${this.last.position} than the one taken in`);
  }

  private stillHolds(mark: EventMark): Promise<boolean> {
    return holds({ readStream: (stream, options = {}) => streamEvents(this.readers.leader, stream, options) }, mark);
  }
}
