import { Inject, Injectable } from '@nestjs/common';
import { asError } from '../errors/as-error.js';
import {
  EVENT_STORE,
  type EventBatch,
  type EventMark,
  type EventStore,
  markOf,
  type Position,
  type RecordedEvent,
} from '../event-store/event-store.js';
import { EventStoreUnavailable } from '../event-store/errors.js';
import { within } from '../turns/within.js';
import type { EventFilter } from './consumer.js';

export interface FollowOptions {
  readonly from?: Position | undefined;
  readonly signal: AbortSignal;
  readonly filter: EventFilter;
  /** Returns the most events in the next batch. */
  readonly batchSize: () => number;
  /** Called instead of a batch when the log has grown to a position without matching events. */
  readonly passed: (position: Position) => void;
}

/** Newest events kept for consumers that join a moment later. */
const MOST_RECENT = 2000;
/** A reading waits while a consumer has more unhandled events. */
const MOST_PENDING = 2000;
/** Milliseconds after which a waiting consumer gets an empty batch, to record its position. */
const RECORD_AFTER_MS = 500;

/** The position before the first event of any log. */
export const LOG_START: Position = '';

/**
 * Reads the log once for all consumers of this process that begin at the same position. A consumer that lags behind gets a
 * reading of its own; at the end of the log all share one again.
 */
@Injectable()
export class LogFeed {
  /** The reading at the end of the log comes first. */
  private readings: LogReading[] = [];

  /** Milliseconds that a reading waits for a slow consumer before it goes on without it. */
  patienceMs = 10_000;

  constructor(@Inject(EVENT_STORE) private readonly events: Pick<EventStore, 'subscribe'>) {}

  /** @throws as `EventStore.subscribe` */
  async *subscribe(options: FollowOptions): AsyncGenerator<EventBatch> {
    let from = options.from ?? LOG_START;
    while (!options.signal.aborted) from = yield* this.readingFrom(from).follow(from, options);
  }

  private readingFrom(position: Position): LogReading {
    const found = this.readings.find((reading) => reading.covers(position));
    if (found !== undefined) return found;
    const reading = new LogReading(position, this.patienceMs);
    this.readings.push(reading);
    void reading.run(this.events, () => this.joinAtEnd(reading)).finally(() => this.remove(reading));
    return reading;
  }

  private joinAtEnd(reading: LogReading): void {
    const [first] = this.readings;
    if (first === reading) return;
    if (first?.isAtEnd !== true) this.readings = [reading, ...this.readings.filter((other) => other !== reading)];
    else if (first.covers(reading.end)) reading.dismiss();
  }

  private remove(reading: LogReading): void {
    this.readings = this.readings.filter((other) => other !== reading);
  }
}

class LogReading {
  isAtEnd = false;
  end: Position;
  private readonly stopping = new AbortController();
  private readonly followers = new Set<Follower>();
  private recent: RecordedEvent[] = [];
  private last: EventMark | undefined;

  /** @param start position before the recent events */
  constructor(
    private start: Position,
    private readonly patienceMs: number,
  ) {
    this.end = start;
  }

  covers(position: Position): boolean {
    return !this.stopping.signal.aborted && position >= this.start && position <= this.end;
  }

  /** Returns the position to go on from when the consumer has fallen behind, or the reading is over. */
  async *follow(from: Position, options: FollowOptions): AsyncGenerator<EventBatch, Position> {
    const follower = new Follower(from, options);
    follower.offer(this.recent, this.end, this.last, this.isAtEnd);
    this.followers.add(follower);
    try {
      for (let batch = await follower.next(); batch !== undefined; batch = await follower.next()) yield batch;
      return follower.position;
    } finally {
      follower.close();
      this.followers.delete(follower);
      if (this.followers.size === 0) this.stopping.abort();
    }
  }

  /** Resolves, and never rejects, when no consumer is left or the log cannot be read. */
  async run(events: Pick<EventStore, 'subscribe'>, atEnd: () => void): Promise<void> {
    let failure: Error | undefined;
    try {
      const from = this.start === LOG_START ? undefined : this.start;
      for await (const batch of events.subscribe({ ...(from && { from }), signal: this.stopping.signal })) {
        this.take(batch);
        if (batch.caughtUp) atEnd();
        await this.untilRoom();
      }
      if (!this.stopping.signal.aborted) failure = new EventStoreUnavailable('The log was closed');
    } catch (error) {
      failure = asError(error);
    }
    this.dismiss(failure);
  }

  dismiss(failure?: Error): void {
    this.stopping.abort();
    for (const follower of this.followers) follower.leave(failure);
  }

  private take({ events, position, last = this.last, caughtUp }: EventBatch): void {
    this.recent.push(...events);
    [this.end, this.last, this.isAtEnd] = [position, last, caughtUp];
    if (this.recent.length > 2 * MOST_RECENT) {
      const dropped = this.recent.splice(0, this.recent.length - MOST_RECENT);
      this.start = dropped.at(-1)?.position ?? this.start;
    }
    for (const follower of this.followers) follower.offer(events, position, last, caughtUp);
  }

  private async untilRoom(): Promise<void> {
    for (const follower of this.followers)
      if (!follower.hasRoom) await within(follower.room(), this.patienceMs).catch(() => follower.leave());
  }
}

/** Events of a reading that one consumer has not received yet. */
class Follower {
  private readonly pending: RecordedEvent[] = [];
  private readonly matches: (event: RecordedEvent) => boolean;
  private end: Position;
  private last: EventMark | undefined;
  private recorded: Position;
  private isAtEnd = false;
  private knowsEnd = false;
  private timer: NodeJS.Timeout | undefined;
  private isOver = false;
  private failure: Error | undefined;
  /** Set while the consumer waits for news. */
  private wake: (() => void) | undefined;
  private makeRoom: () => void = () => undefined;
  private readonly aborted = () => this.leave();

  constructor(
    from: Position,
    private readonly options: FollowOptions,
  ) {
    this.matches = matching(options.filter);
    this.end = this.recorded = from;
    options.signal.addEventListener('abort', this.aborted);
  }

  /** Position up to which all matching events were delivered. */
  get position(): Position {
    return this.pending.length === 0 ? this.end : this.recorded;
  }

  get hasRoom(): boolean {
    return this.pending.length <= MOST_PENDING || this.isOver;
  }

  room(): Promise<void> {
    return new Promise((resolve) => (this.makeRoom = resolve));
  }

  offer(events: readonly RecordedEvent[], end: Position, last: EventMark | undefined, isAtEnd: boolean): void {
    if (this.isOver) return;
    for (const event of events) if (event.position > this.end && this.matches(event)) this.pending.push(event);
    if (end >= this.end) [this.end, this.last] = [end, last];
    this.isAtEnd = isAtEnd;
    if (this.hasNews) this.wake?.();
    else if (this.wake !== undefined) this.pass();
  }

  leave(failure?: Error): void {
    this.failure ??= failure;
    this.isOver = true;
    this.wake?.();
    this.makeRoom();
  }

  close(): void {
    this.options.signal.removeEventListener('abort', this.aborted);
  }

  /** Resolves with undefined at the end of the reading. @throws the failure of the reading */
  async next(): Promise<EventBatch | undefined> {
    if (!this.hasNews && !this.isOver) await this.wait();
    if (this.failure !== undefined) throw this.failure;
    const isDone = this.options.signal.aborted || (this.isOver && this.pending.length === 0);
    return isDone ? undefined : this.batch();
  }

  private get hasNews(): boolean {
    return this.pending.length > 0 || (this.isAtEnd && !this.knowsEnd);
  }

  private async wait(): Promise<void> {
    if (this.end > this.recorded) this.pass();
    await new Promise<void>((resolve) => (this.wake = resolve));
    this.wake = undefined;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Reports the position at once, and a moment later by an empty batch. */
  private pass(): void {
    this.options.passed(this.end);
    this.timer ??= setTimeout(() => this.wake?.(), RECORD_AFTER_MS).unref();
  }

  private batch(): EventBatch {
    const events = this.pending.splice(0, this.options.batchSize());
    if (this.hasRoom) this.makeRoom();
    const isAll = this.pending.length === 0;
    const newest = events.at(-1);
    const last = isAll || newest === undefined ? this.last : markOf(newest);
    this.recorded = isAll ? this.end : (newest?.position ?? this.recorded);
    this.knowsEnd = isAll && this.isAtEnd;
    return { events, position: this.recorded, last, caughtUp: this.knowsEnd };
  }
}

function matching({ streamPrefixes, eventTypes }: EventFilter): (event: RecordedEvent) => boolean {
  const types = eventTypes && new Set(eventTypes);
  return ({ stream, type }) =>
    (types === undefined || types.has(type)) &&
    (streamPrefixes === undefined || streamPrefixes.some((prefix) => stream.startsWith(prefix)));
}
