import { TimedOut } from '../../scheduling/with-timeout.js';
import { CheckpointBeyondLog, EventStoreUnavailable, LogReplaced } from '../errors.js';
import * as port from '../event-store.js';
import { hasEvent } from '../log-checkpoint.js';
import { fromPosition, LOG_START, ownEvent, toRecordedEvent } from './events.js';
import { ReadCutShort, classifyFailure } from './failures.js';
import { CAUGHT_UP, Feed, type FeedItem } from './feed.js';
import { lastOwnPosition, type LogReaders, logTail, streamEvents } from './log-events.js';
import { Backoff } from './timing.js';

const BATCH_SIZE = 1000;

export class Subscription {
  private readonly backoff: Backoff;
  private readonly beyondLog: Backoff;
  private readonly signal: AbortSignal;
  private readonly batchSize: number;
  private position: port.Position | undefined;
  private last: port.EventRef | undefined;

  /** @throws UnknownPosition */
  constructor(
    private readonly readers: LogReaders,
    { from, batchSize = BATCH_SIZE, signal }: port.SubscribeOptions,
  ) {
    if (from !== undefined) fromPosition(from);
    this.position = from;
    this.batchSize = batchSize;
    const { connections, timing } = readers.follower;
    this.signal = AbortSignal.any([signal, connections.closed]);
    this.backoff = new Backoff(timing.backoff);
    this.beyondLog = new Backoff({ ...timing.backoff, giveUpAfterMs: timing.beyondLogTimeoutMs });
  }

  /** @throws LogDamaged, LogReplaced, CheckpointBeyondLog, UnknownPosition, EventStoreAccessDenied, EventStoreUnavailable */
  async *batches(): AsyncGenerator<port.EventBatch> {
    while (!this.signal.aborted) {
      try {
        yield* this.connected();
      } catch (error) {
        if (this.signal.aborted) return;
        const isBeyondLog = error instanceof CheckpointBeyondLog;
        const backoff = isBeyondLog ? this.beyondLog : this.backoff;
        const failure = classifyFailure(error, { position: this.position }, backoff.hasFailed);
        if (failure.kind === 'permanent' && !(isBeyondLog && backoff.canRetry())) throw failure.error ?? error;
        if (isBeyondLog) void this.readers.leader.connections.use().discard(error);
        if (!backoff.canRetry()) throw new EventStoreUnavailable('EventStoreDB cannot be followed', { cause: error });
        await backoff.wait(this.signal);
      }
    }
  }

  /** Yields batches until something fails. */
  private async *connected(): AsyncGenerator<port.EventBatch> {
    await this.assertWithinLog();
    const end = await lastOwnPosition(this.readers.leader);
    const connection = this.readers.follower.connections.use();
    const feed = new Feed(connection, this.position, this.batchSize, this.signal);
    let [isLive, hasReportedEnd] = [false, false];
    try {
      while (!this.signal.aborted) {
        const items = await this.next(feed);
        this.backoff.reset();
        const events = items.flatMap(eventsIn);
        const newest = events.at(-1);
        this.position = newest?.position ?? this.position;
        // Not every server reports that it has caught up.
        isLive ||= items.includes(CAUGHT_UP) || end === undefined || (this.position ?? LOG_START) >= end;
        const caughtUp = isLive && (items.at(-1) === CAUGHT_UP || !feed.hasMore);
        const hasNewEvents = newest !== undefined || (caughtUp && !hasReportedEnd);
        hasReportedEnd = caughtUp;
        if (!hasNewEvents) continue;
        this.last = newest === undefined ? this.last : port.toEventRef(newest);
        yield { events, position: this.position ?? LOG_START, last: newest && this.last, caughtUp };
      }
    } finally {
      feed.close();
    }
  }

  /** Waits for items. When none arrive, checks whether the log has newer events. @throws ReadCutShort when it is stuck */
  private async next(feed: Feed): Promise<readonly FeedItem[]> {
    const { watchdogMs, readTimeoutMs } = this.readers.follower.timing;
    for (let isOverdue = false; ; isOverdue = await this.isBehind()) {
      try {
        return await feed.next(isOverdue ? readTimeoutMs : watchdogMs);
      } catch (error) {
        if (!(error instanceof TimedOut)) throw error;
        if (isOverdue) throw new ReadCutShort('The subscription is stuck', { cause: error });
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
    if (tail === undefined || this.position > tail) throw new CheckpointBeyondLog(this.position, tail);
    this.beyondLog.reset();
    // A backup that was restored meanwhile may have grown beyond the last event.
    if (this.last !== undefined && !(await this.contains(this.last)))
      throw new LogReplaced(`The log has another event at ${this.last.position} than the one read before`);
  }

  private contains(last: port.EventRef): Promise<boolean> {
    return hasEvent({ readStream: (stream, options = {}) => streamEvents(this.readers.leader, stream, options) }, last);
  }
}

/** @throws LogDamaged */
function eventsIn(item: FeedItem): port.RecordedEvent[] {
  const event = typeof item === 'symbol' ? undefined : ownEvent(item);
  return event === undefined ? [] : [toRecordedEvent(event)];
}
