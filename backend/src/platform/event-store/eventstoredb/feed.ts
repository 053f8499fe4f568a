import type { AllStreamResolvedEvent, AllStreamSubscription } from '@eventstore/db-client';
import { START, streamNameFilter } from '@eventstore/db-client';
import type { Position } from '../event-store.js';
import type { Connection } from './connection.js';
import { fromPosition, OWN_STREAMS } from './events.js';
import { ReadCutShort } from './failures.js';
import { ENDED, ObjectReader } from './object-reader.js';

export const CAUGHT_UP = Symbol('caught up');

const CONFIRMED = Symbol('confirmed');

export type FeedItem = AllStreamResolvedEvent | typeof CAUGHT_UP | typeof CONFIRMED;

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
    const filter = streamNameFilter({ regex: OWN_STREAMS, maxSearchWindow: SEARCH_WINDOW });
    const start = from === undefined ? START : fromPosition(from);
    this.upstream = client.subscribeToAll({ fromPosition: start, filter }, { highWaterMark: batchSize });
    this.upstream.on('confirmation', () => this.upstream.push(CONFIRMED));
    this.upstream.on('caughtUp', () => this.upstream.push(CAUGHT_UP));
    this.reader = new ObjectReader<FeedItem>(this.upstream);
  }

  get hasMore(): boolean {
    return this.reader.hasMore;
  }

  /**
   * Returns the received items, up to a batch and no further than `CAUGHT_UP`.
   * @throws TimedOut when nothing arrives, ReadCutShort, or the error that broke the subscription
   */
  async next(timeoutMs: number): Promise<readonly FeedItem[]> {
    const items = await this.reader.readBatch(this.batchSize, timeoutMs, this.signal, (item) => item === CAUGHT_UP);
    if (items === ENDED) throw new ReadCutShort('The subscription was ended');
    return items;
  }

  close(): void {
    void this.upstream.unsubscribe().catch(() => undefined);
  }
}
