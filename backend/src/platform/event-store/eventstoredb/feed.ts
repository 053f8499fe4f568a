import {
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  type Position as LogPosition,
  START,
  streamNameFilter,
} from '@eventstore/db-client';
import { markOf, type EventBatch, type Position, type RecordedEvent } from '../event-store.js';
import type { Connection } from './connection.js';
import { fromPosition, OWN_STREAMS, ownEvent, positionOf, toPosition, toRecordedEvent } from './events.js';
import { ENDED, ObjectReader } from './object-reader.js';

export const CAUGHT_UP = Symbol('caught up');

export const CONFIRMED = Symbol('confirmed');

/** Marks that the server has sent all matching events up to a position. */
export class Checkpoint {
  constructor(readonly position: LogPosition) {}
}

type Mark = typeof CAUGHT_UP | typeof CONFIRMED;

export type FeedItem = AllStreamResolvedEvent | Checkpoint | Mark;

export class FeedEnded extends Error {
  override readonly name = 'FeedEnded';
}

const SEARCH_WINDOW = 1000;

export class Feed {
  private readonly upstream: AllStreamSubscription;
  private readonly reader: ObjectReader<FeedItem>;
  private readonly signal: AbortSignal;

  constructor(
    { client, discarded }: Connection,
    from: Position | undefined,
    private readonly batchSize: number,
    signal: AbortSignal,
  ) {
    this.signal = AbortSignal.any([signal, discarded]);
    const filter = streamNameFilter({
      regex: OWN_STREAMS,
      maxSearchWindow: SEARCH_WINDOW,
      checkpointReached: (_, position) => this.insert(new Checkpoint(position)),
    });
    const start = from === undefined ? START : fromPosition(from);
    this.upstream = client.subscribeToAll({ fromPosition: start, filter }, { highWaterMark: batchSize });
    this.upstream.on('confirmation', () => this.insert(CONFIRMED));
    this.upstream.on('caughtUp', () => this.insert(CAUGHT_UP));
    this.reader = new ObjectReader<FeedItem>(this.upstream);
  }

  get hasMore(): boolean {
    return this.reader.hasMore;
  }

  /**
   * Returns the received items, up to a batch and no further than `CAUGHT_UP`.
   * @throws TimedOut when nothing arrives, FeedEnded, or the error that broke the subscription
   */
  async next(timeoutMs: number): Promise<readonly FeedItem[]> {
    const items = await this.reader.take(this.batchSize, timeoutMs, this.signal, (item) => item === CAUGHT_UP);
    if (items === ENDED) throw new FeedEnded('The subscription was ended');
    return items;
  }

  close(): void {
    void this.upstream.unsubscribe().catch(() => undefined);
  }

  private insert(mark: Checkpoint | Mark): void {
    this.upstream.push(mark);
  }
}

/** Makes the port's batches from the items of a feed. */
export class BatchAssembly {
  private isLive = false;
  private end: Position | undefined;
  private hasReportedEnd = false;

  constructor(private position: Position) {}

  /**
   * Starts again for a new connection, which is not caught up.
   * @param end the last own event; not every server reports that it has caught up
   */
  begin(end: Position | undefined): void {
    this.isLive = false;
    this.hasReportedEnd = false;
    this.end = end;
  }

  /**
   * @param hasMore whether further items are waiting
   * @returns undefined when there is nothing new
   * @throws LogDamaged
   */
  assemble(items: readonly FeedItem[], hasMore: boolean): EventBatch | undefined {
    const before = this.position;
    const events: RecordedEvent[] = [];
    for (const item of items) {
      if (item === CAUGHT_UP) this.isLive = true;
      else if (item === CONFIRMED) continue;
      else if (item instanceof Checkpoint) this.moveTo(toPosition(item.position));
      else {
        const event = ownEvent(item);
        if (event === undefined) continue;
        this.moveTo(positionOf(event));
        events.push(toRecordedEvent(event));
      }
    }
    if (this.end === undefined || this.position >= this.end) this.isLive = true;
    const newest = events.at(-1);
    const last = newest && markOf(newest);
    const caughtUp = items.at(-1) === CAUGHT_UP || (this.isLive && !hasMore);
    const isNews = last !== undefined || this.position > before || (caughtUp && !this.hasReportedEnd);
    this.hasReportedEnd = caughtUp;
    return isNews ? { events, position: this.position, last, caughtUp } : undefined;
  }

  private moveTo(position: Position): void {
    if (position > this.position) this.position = position;
  }
}
