import { Inject, Injectable } from '@nestjs/common';
import { asError } from '../errors/as-error.js';
import type { EventBatch, EventRef, EventStore, Position, RecordedEvent } from '../event-store/event-store.js';
import { EVENT_STORE, toEventRef } from '../event-store/event-store.js';
import { EventStoreUnavailable } from '../event-store/errors.js';
import { withTimeout } from '../scheduling/with-timeout.js';
import type { EventFilter } from './consumer.js';

export interface FeedOptions {
  readonly from?: Position | undefined;
  readonly signal: AbortSignal;
  readonly filter: EventFilter;
  /** Returns the maximum number of events in the next batch. */
  readonly batchSize: () => number;
  /** Called instead of a batch when the log has grown to a position without matching events. */
  readonly onSkipped: (position: Position) => void;
}

/** Newest events that a cursor buffers, for consumers that are slower or join a moment later. */
const MAX_RECENT_EVENTS = 2000;
/** Milliseconds after which a waiting consumer gets an empty batch, to record its position. */
const RECORD_AFTER_MS = 500;

/** The position before the first event of any log. */
export const LOG_START: Position = '';

/**
 * Reads the log once for all consumers of this process that start at the same position. A consumer that lags gets its
 * own cursor; consumers share one again at the end of the log.
 */
@Injectable()
export class LogFeed {
  /** The cursor at the end of the log comes first. */
  private cursors: LogCursor[] = [];

  /** Milliseconds that a cursor waits for a slow consumer before it continues without it. */
  slowConsumerTimeoutMs = 10_000;

  constructor(@Inject(EVENT_STORE) private readonly events: Pick<EventStore, 'head' | 'subscribe'>) {}

  async head(): Promise<Position> {
    return (await this.events.head()) ?? LOG_START;
  }

  /** @throws as `EventStore.subscribe` */
  async *subscribe(options: FeedOptions): AsyncGenerator<EventBatch> {
    let from = options.from ?? LOG_START;
    while (!options.signal.aborted) from = yield* this.cursorAt(from).follow(from, options);
  }

  private cursorAt(position: Position): LogCursor {
    const shared = this.cursors.find((cursor) => cursor.covers(position));
    if (shared !== undefined) return shared;
    const cursor = new LogCursor(position, this.slowConsumerTimeoutMs);
    this.cursors.push(cursor);
    void cursor.run(this.events, () => this.mergeAtEnd(cursor)).finally(() => this.remove(cursor));
    return cursor;
  }

  private mergeAtEnd(cursor: LogCursor): void {
    const [first] = this.cursors;
    if (first === cursor) return;
    if (first?.isAtEnd !== true) this.cursors = [cursor, ...this.cursors.filter((other) => other !== cursor)];
    else if (first.covers(cursor.end)) cursor.close();
  }

  private remove(cursor: LogCursor): void {
    this.cursors = this.cursors.filter((other) => other !== cursor);
  }
}

class LogCursor {
  isAtEnd = false;
  end: Position;
  private readonly stopping = new AbortController();
  private readonly subscribers = new Set<Subscriber>();
  private readonly recent: RecordedEvent[] = [];
  private last: EventRef | undefined;
  private failure: Error | undefined;
  private notifyDelivered: () => void = () => undefined;

  /** @param start position before the recent events */
  constructor(
    private start: Position,
    private readonly slowConsumerTimeoutMs: number,
  ) {
    this.end = start;
  }

  covers(position: Position): boolean {
    return !this.stopping.signal.aborted && position >= this.start && position <= this.end;
  }

  /** Returns the position to resume after, once the consumer has fallen behind or the cursor is closed. */
  async *follow(from: Position, options: FeedOptions): AsyncGenerator<EventBatch, Position> {
    const { signal } = options;
    const subscriber = new Subscriber(from, options);
    const wake = () => subscriber.wake?.(false);
    signal.addEventListener('abort', wake);
    this.subscribers.add(subscriber);
    try {
      let isDue = false;
      while (!signal.aborted && subscriber.position >= this.start) {
        if (this.failure !== undefined) throw this.failure;
        const batch = this.batchFor(subscriber);
        if (isDue || batch.events.length > 0 || (batch.caughtUp && !subscriber.hasSeenEnd)) {
          [subscriber.position, subscriber.hasSeenEnd, isDue] = [batch.position, batch.caughtUp, false];
          this.notifyDelivered();
          yield batch;
        } else {
          subscriber.skipTo(this.end);
          if (this.stopping.signal.aborted) break;
          isDue = await subscriber.wait();
        }
      }
      return subscriber.position;
    } finally {
      signal.removeEventListener('abort', wake);
      clearTimeout(subscriber.timer);
      this.subscribers.delete(subscriber);
      this.notifyDelivered();
      if (this.subscribers.size === 0) this.stopping.abort();
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
        await this.trim();
      }
      if (!this.stopping.signal.aborted) failure = new EventStoreUnavailable('The log was closed');
    } catch (error) {
      failure = asError(error);
    }
    this.close(failure);
  }

  close(failure?: Error): void {
    this.failure ??= failure;
    this.stopping.abort();
    for (const subscriber of this.subscribers) subscriber.wake?.(false);
  }

  private take({ events, position, last = this.last, caughtUp }: EventBatch): void {
    this.recent.push(...events);
    [this.end, this.last, this.isAtEnd] = [position, last, caughtUp];
    for (const subscriber of this.subscribers) {
      if (subscriber.wake === undefined) continue;
      if ((caughtUp && !subscriber.hasSeenEnd) || events.some(subscriber.matches)) subscriber.wake(false);
      else subscriber.skipTo(position);
    }
  }

  /** Drops all but the newest events once they are delivered. A consumer that takes too long falls behind. */
  private async trim(): Promise<void> {
    const { recent } = this;
    const start = recent.at(-MAX_RECENT_EVENTS - 1)?.position;
    if (recent.length <= 2 * MAX_RECENT_EVENTS || start === undefined) return;
    let isWaiting = true;
    const untilDelivered = async (): Promise<void> => {
      while (isWaiting && [...this.subscribers].some(({ position }) => position < start))
        await new Promise<void>((resolve) => (this.notifyDelivered = resolve));
    };
    await withTimeout(untilDelivered(), this.slowConsumerTimeoutMs).catch(() => (isWaiting = false));
    recent.splice(0, recent.length - MAX_RECENT_EVENTS);
    this.start = start;
  }

  private batchFor({ position, matches, options }: Subscriber): EventBatch {
    const size = options.batchSize();
    const next = this.recent.findLastIndex((event) => event.position <= position) + 1;
    const events: RecordedEvent[] = [];
    for (let index = next; index < this.recent.length; index += 1) {
      const event = this.recent[index];
      if (event === undefined || !matches(event)) continue;
      const newest = events.at(-1);
      if (newest !== undefined && events.length >= size)
        return { events, position: newest.position, last: toEventRef(newest), caughtUp: false };
      events.push(event);
    }
    return { events, position: this.end, last: this.last, caughtUp: this.isAtEnd };
  }
}

/** A consumer that reads through a cursor. */
class Subscriber {
  readonly matches: (event: RecordedEvent) => boolean;
  hasSeenEnd = false;
  timer: NodeJS.Timeout | undefined;
  /** Set while the consumer waits for events. */
  wake: ((isDue: boolean) => void) | undefined;

  /** @param position position up to which all matching events were delivered */
  constructor(
    public position: Position,
    readonly options: FeedOptions,
  ) {
    this.matches = createMatcher(options.filter);
  }

  /** Resolves with true when it is time for an empty batch. */
  wait(): Promise<boolean> {
    return new Promise((resolve) => {
      this.wake = (isDue) => {
        clearTimeout(this.timer);
        this.wake = this.timer = undefined;
        resolve(isDue);
      };
    });
  }

  /** Reports a position without matching events at once, and later by an empty batch, so that the consumer stores it. */
  skipTo(position: Position): void {
    if (position <= this.position) return;
    this.position = position;
    this.options.onSkipped(position);
    this.timer ??= setTimeout(() => this.wake?.(true), RECORD_AFTER_MS).unref();
  }
}

function createMatcher({ streamPrefixes, eventTypes }: EventFilter): (event: RecordedEvent) => boolean {
  const types = eventTypes && new Set(eventTypes);
  return ({ stream, type }) =>
    (types === undefined || types.has(type)) &&
    (streamPrefixes === undefined || streamPrefixes.some((prefix) => stream.startsWith(prefix)));
}
