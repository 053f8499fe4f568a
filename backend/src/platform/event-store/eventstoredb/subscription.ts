import { TimedOut } from '../../turns/within.js';
import {
  CheckpointBeyondLog,
  EventStoreAccessDenied,
  EventStoreUnavailable,
  LogDamaged,
  LogReplaced,
} from '../errors.js';
import type { EventBatch, EventMark, Position, SubscribeOptions } from '../event-store.js';
import { holds } from '../log-checkpoint.js';
import { denial, unavailable } from './connection.js';
import { fromPosition, LOG_START, toPosition } from './events.js';
import { BatchAssembly, Checkpoint, Feed, FeedEnded, type FeedItem } from './feed.js';
import { lastOwnPosition, type LogReaders, logTail, streamEvents } from './log-events.js';
import { positionRejection } from './read.js';
import { Backoff } from './timing.js';

const BATCH_SIZE = 1000;

/** Errors after which a retry does not help, or was already tried. */
const FINAL = [LogDamaged, LogReplaced, EventStoreAccessDenied, EventStoreUnavailable];

export class Subscription {
  private readonly backoff: Backoff;
  private readonly beyondLog: Backoff;
  private readonly assembly: BatchAssembly;
  private readonly signal: AbortSignal;
  private readonly batchSize: number;
  private position: Position | undefined;
  private last: EventMark | undefined;
  private tail: Position = LOG_START;

  /** @throws UnknownPosition */
  constructor(
    private readonly readers: LogReaders,
    { from, batchSize = BATCH_SIZE, signal }: SubscribeOptions,
  ) {
    if (from !== undefined) fromPosition(from);
    this.position = from;
    this.batchSize = batchSize;
    const { connections, timing } = readers.follower;
    this.signal = AbortSignal.any([signal, connections.closed]);
    this.backoff = new Backoff(timing.backoff);
    this.beyondLog = new Backoff({ ...timing.backoff, patienceMs: timing.beyondLogTimeoutMs });
    this.assembly = new BatchAssembly(from ?? LOG_START);
  }

  /** @throws LogDamaged, LogReplaced, CheckpointBeyondLog, UnknownPosition, EventStoreAccessDenied, EventStoreUnavailable */
  async *batches(): AsyncGenerator<EventBatch> {
    while (!this.signal.aborted) {
      try {
        yield* this.connected();
      } catch (error) {
        if (this.signal.aborted) return;
        if (error instanceof CheckpointBeyondLog && (await this.triesAnotherLeader(error))) continue;
        if (FINAL.some((type) => error instanceof type)) throw error;
        const rejection = positionRejection(error, this.position) ?? denial(error);
        if (rejection !== undefined) throw rejection;
        if (!this.backoff.hasAnother()) throw unavailable('EventStoreDB cannot be subscribed to now', error);
        await this.backoff.wait(this.signal);
      }
    }
  }

  /** Yields batches until something fails. */
  private async *connected(): AsyncGenerator<EventBatch> {
    await this.assertWithinLog();
    this.assembly.begin(await lastOwnPosition(this.readers.leader));
    const connection = this.readers.follower.connections.use();
    const feed = new Feed(connection, this.position, this.batchSize, this.signal);
    try {
      while (!this.signal.aborted) {
        const items = await this.next(feed);
        this.backoff.reset();
        const batch = this.assembly.assemble(await this.withinLog(items), feed.hasMore);
        if (batch === undefined) continue;
        this.position = batch.position;
        this.last = batch.last ?? this.last;
        yield batch;
      }
    } finally {
      feed.close();
    }
  }

  private async withinLog(items: readonly FeedItem[]): Promise<readonly FeedItem[]> {
    const isBeyond = (item: FeedItem) => item instanceof Checkpoint && toPosition(item.position) > this.tail;
    if (!items.some(isBeyond)) return items;
    this.tail = (await logTail(this.readers.leader)) ?? LOG_START;
    return items.filter((item) => !isBeyond(item));
  }

  /** Waits for items; compares the log with a silent subscription. @throws FeedEnded when it is stuck */
  private async next(feed: Feed): Promise<readonly FeedItem[]> {
    const { watchdogMs, readTimeoutMs } = this.readers.follower.timing;
    for (let isOverdue = false; ; isOverdue = await this.isBehind()) {
      try {
        return await feed.next(isOverdue ? readTimeoutMs : watchdogMs);
      } catch (error) {
        if (!(error instanceof TimedOut)) throw error;
        if (isOverdue) throw new FeedEnded('The subscription is stuck', { cause: error });
      }
    }
  }

  private async isBehind(): Promise<boolean> {
    await this.assertWithinLog();
    const last = await lastOwnPosition(this.readers.leader);
    return last !== undefined && last > (this.position ?? LOG_START);
  }

  /** Asks the leader, because a server would silently wait for a position beyond its log. @throws LogReplaced */
  private async assertWithinLog(): Promise<void> {
    if (this.position === undefined || this.position === LOG_START) return;
    const tail = await logTail(this.readers.leader);
    this.tail = tail ?? LOG_START;
    if (tail === undefined || this.position > tail) throw new CheckpointBeyondLog(this.position, tail);
    this.beyondLog.reset();
    // A copy that was restored meanwhile may have grown beyond the last event since.
    if (this.last !== undefined && !(await this.stillHolds(this.last)))
      throw new LogReplaced(`The log has another event at ${this.last.position} than the one taken in`);
  }

  private async triesAnotherLeader(cause: CheckpointBeyondLog): Promise<boolean> {
    const { connections } = this.readers.leader;
    if (!this.beyondLog.hasAnother()) return false;
    connections.giveUp(connections.use(), cause);
    await this.beyondLog.wait(this.signal);
    return true;
  }

  private stillHolds(mark: EventMark): Promise<boolean> {
    return holds({ readStream: (stream, options = {}) => streamEvents(this.readers.leader, stream, options) }, mark);
  }
}
