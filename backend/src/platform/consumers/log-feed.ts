import { Inject, Injectable } from '@nestjs/common';
import { asError } from '../errors/as-error.js';
import {
  EVENT_STORE,
  type EventBatch,
  type EventFilter,
  type EventMark,
  type EventStore,
  markOf,
  type Position,
  type RecordedEvent,
  type SubscribeOptions,
} from '../event-store/event-store.js';

export interface FollowOptions extends SubscribeOptions {
  /** Called instead of a batch when the log has grown up to a position by events that the filter leaves out. */
  readonly passed?: (position: Position) => void;
}

/** Anything that gives the log in batches: the feed of this process, or an event store itself. */
export interface LogSource {
  subscribe(options: FollowOptions): AsyncIterable<EventBatch>;
}

const BATCH_SIZE = 1000;
/** Newest events that are kept for consumers that join a moment later. */
const MOST_RECENT = 2000;
/** A consumer with more events before it catches up by a subscription of its own again. */
const MOST_PENDING = 5000;
/** Milliseconds after which a waiting consumer gets an empty batch, to record a position that it was passed. */
const RECORD_AFTER_MS = 500;

/**
 * Reads the log once for all consumers of this process. A consumer catches up by a subscription of its own; at the end of
 * the log it joins the shared one, which wakes it for the events that it asks for.
 */
@Injectable()
export class LogFeed implements LogSource {
  private shared: SharedReading | undefined;

  constructor(@Inject(EVENT_STORE) private readonly events: Pick<EventStore, 'subscribe'>) {}

  /** @throws what `EventStore.subscribe` throws, in whichever subscription it happens */
  async *subscribe(options: FollowOptions): AsyncGenerator<EventBatch> {
    let { from } = options;
    while (!options.signal.aborted) {
      let shared: SharedReading | undefined;
      for await (const batch of this.events.subscribe({ ...options, from })) {
        yield batch;
        from = batch.position;
        shared = batch.caughtUp ? this.sharedFrom(from) : undefined;
        if (shared !== undefined) break;
      }
      if (shared === undefined || from === undefined) return;
      from = yield* shared.follow(from, options);
    }
  }

  private sharedFrom(position: Position): SharedReading | undefined {
    if (this.shared === undefined || this.shared.isOver) this.shared = new SharedReading(this.events, position);
    return this.shared.covers(position) ? this.shared : undefined;
  }
}

class SharedReading {
  private readonly stopping = new AbortController();
  private readonly followers = new Set<Follower>();
  private recent: RecordedEvent[] = [];
  private end: Position;
  private last: EventMark | undefined;

  /** @param start position in front of the recent events */
  constructor(
    events: Pick<EventStore, 'subscribe'>,
    private start: Position,
  ) {
    this.end = start;
    void this.read(events);
  }

  get isOver(): boolean {
    return this.stopping.signal.aborted;
  }

  covers(position: Position): boolean {
    return position >= this.start;
  }

  /** Returns the position to catch up from when the consumer has fallen behind, or the reading is over. */
  async *follow(from: Position, options: FollowOptions): AsyncGenerator<EventBatch, Position> {
    const follower = new Follower(from, options);
    follower.offer(this.recent, this.end, this.last);
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

  private async read(events: Pick<EventStore, 'subscribe'>): Promise<void> {
    let failure: Error | undefined;
    try {
      for await (const batch of events.subscribe({ from: this.start, signal: this.stopping.signal })) this.take(batch);
    } catch (error) {
      failure = asError(error);
    }
    this.stopping.abort();
    for (const follower of this.followers) follower.leave(failure);
  }

  private take({ events, position, last = this.last }: EventBatch): void {
    this.recent.push(...events);
    [this.end, this.last] = [position, last];
    if (this.recent.length > 2 * MOST_RECENT) {
      const dropped = this.recent.splice(0, this.recent.length - MOST_RECENT);
      this.start = dropped.at(-1)?.position ?? this.start;
    }
    for (const follower of this.followers) follower.offer(events, position, last);
  }
}

class Follower {
  private readonly pending: RecordedEvent[] = [];
  private readonly matches: (event: RecordedEvent) => boolean;
  private end: Position;
  private last: EventMark | undefined;
  private recorded: Position;
  private isWaiting = false;
  private timer: NodeJS.Timeout | undefined;
  private isOver = false;
  private failure: Error | undefined;
  private wake: () => void = () => undefined;
  private readonly aborted = () => this.leave();

  constructor(
    private readonly from: Position,
    private readonly options: FollowOptions,
  ) {
    this.matches = matching(options.filter);
    this.end = this.recorded = from;
    options.signal.addEventListener('abort', this.aborted);
  }

  /** Everything up to here was given, or was for others. */
  get position(): Position {
    return this.pending.length === 0 ? this.end : this.recorded;
  }

  offer(events: readonly RecordedEvent[], end: Position, last: EventMark | undefined): void {
    if (end <= this.end) return;
    for (const event of events) if (event.position > this.from && this.matches(event)) this.pending.push(event);
    [this.end, this.last] = [end, last];
    if (this.pending.length > 0) this.wake();
    else if (this.isWaiting) this.pass();
  }

  leave(failure?: Error): void {
    this.failure ??= failure;
    this.isOver = true;
    this.wake();
  }

  close(): void {
    this.options.signal.removeEventListener('abort', this.aborted);
  }

  /** Resolves with undefined when nothing more comes from here. @throws the failure of the shared reading */
  async next(): Promise<EventBatch | undefined> {
    if (this.pending.length === 0 && !this.isOver) await this.wait();
    if (this.failure !== undefined) throw this.failure;
    return this.isOver || this.pending.length > MOST_PENDING ? undefined : this.batch();
  }

  private async wait(): Promise<void> {
    this.isWaiting = true;
    if (this.end > this.recorded) this.pass();
    await new Promise<void>((resolve) => (this.wake = resolve));
    this.isWaiting = false;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private pass(): void {
    this.options.passed?.(this.end);
    this.timer ??= setTimeout(() => this.wake(), RECORD_AFTER_MS).unref();
  }

  private batch(): EventBatch {
    const events = this.pending.splice(0, this.options.batchSize ?? BATCH_SIZE);
    const caughtUp = this.pending.length === 0;
    const newest = events.at(-1);
    const last = caughtUp || newest === undefined ? this.last : markOf(newest);
    this.recorded = caughtUp ? this.end : (newest?.position ?? this.recorded);
    return { events, position: this.recorded, last, caughtUp };
  }
}

function matching({ streamPrefixes, eventTypes }: EventFilter = {}): (event: RecordedEvent) => boolean {
  const types = eventTypes && new Set(eventTypes);
  return ({ stream, type }) =>
    (types === undefined || types.has(type)) &&
    (streamPrefixes === undefined || streamPrefixes.some((prefix) => stream.startsWith(prefix)));
}
