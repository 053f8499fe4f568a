import {
  START,
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  type Filter,
  type Position as LogPosition,
} from '@eventstore/db-client';
import type { EventMark } from '../../event-mark.js';
import type { Position } from '../../event-store.js';
import type { Connection } from '../connection/connection.js';
import { ENDED, ObjectReader } from '../connection/object-reader.js';
import { fromPosition } from '../events/position.js';
import type { Pace } from './server-filter.js';

/** The server has sent everything that the log held. */
export const CAUGHT_UP = Symbol('caught up');

/** The server has taken the subscription. */
export const CONFIRMED = Symbol('confirmed');

/** Everything up to a position has been sent, whether it was ours or not. */
export class Checkpoint {
  constructor(readonly position: LogPosition) {}
}

/** An event of ours that the server has left out. */
export class Passed {
  constructor(readonly mark: EventMark) {}
}

type Mark = typeof CAUGHT_UP | typeof CONFIRMED;

export type FeedItem = AllStreamResolvedEvent | Checkpoint | Passed | Mark;

/** The subscription was ended from the other side. */
export class FeedEnded extends Error {
  override readonly name = 'FeedEnded';
}

/** Events that the server looks through at a time while it finds none that passes. */
const SEARCH_WINDOW = 1000;

/**
 * One subscription of the client's, without resuming. What the client tells by callbacks is put between the events,
 * where it belongs: an event still waiting here comes first.
 */
export class Feed {
  private readonly upstream: AllStreamSubscription;
  private readonly reader: ObjectReader<FeedItem>;
  private readonly signal: AbortSignal;

  constructor(
    { client, discarded }: Connection,
    from: Position | undefined,
    private readonly batchSize: number,
    signal: AbortSignal,
    filterOf: (pace: Pace) => Filter,
  ) {
    this.signal = AbortSignal.any([signal, discarded]);
    const filter = filterOf({
      maxSearchWindow: SEARCH_WINDOW,
      checkpointReached: (_, position) => this.insert(new Checkpoint(position)),
    });
    const start = from === undefined ? START : fromPosition(from);
    this.upstream = client.subscribeToAll({ fromPosition: start, filter }, { highWaterMark: batchSize });
    this.upstream.on('confirmation', () => this.insert(CONFIRMED));
    this.upstream.on('caughtUp', () => this.insert(CAUGHT_UP));
    this.reader = new ObjectReader<FeedItem>(this.upstream);
  }

  /** Whether the next batch is there already. */
  get hasMore(): boolean {
    return this.reader.hasMore;
  }

  /**
   * What has come, up to a batch and no further than `CAUGHT_UP`.
   * @throws TimedOut when nothing comes, FeedEnded, or whatever broke the subscription
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
