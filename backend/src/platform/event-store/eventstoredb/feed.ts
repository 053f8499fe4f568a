import {
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  eventTypeFilter,
  type Filter,
  type FilterOptions,
  type Position as LogPosition,
  START,
  streamNameFilter,
} from '@eventstore/db-client';
import {
  type EventMark,
  markOf,
  type EventBatch,
  type EventFilter,
  type Position,
  type RecordedEvent,
} from '../event-store.js';
import type { Connection } from './connection.js';
import {
  fromPosition,
  OWN_STREAMS,
  ownEvent,
  positionOf,
  toPosition,
  toRecordedEvent,
  toServerName,
} from './events.js';
import { ENDED, ObjectReader } from './object-reader.js';

export const CAUGHT_UP = Symbol('caught up');

export const CONFIRMED = Symbol('confirmed');

/** Everything up to a position has been sent, whether it was ours or not. */
export class Checkpoint {
  constructor(readonly position: LogPosition) {}
}

export class Passed {
  constructor(readonly mark: EventMark) {}
}

type Mark = typeof CAUGHT_UP | typeof CONFIRMED;

export type FeedItem = AllStreamResolvedEvent | Checkpoint | Passed | Mark;

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

/** Makes the port's batches out of what a feed gives, and leaves out what the server could not or was not to leave out. */
export class BatchAssembly {
  private isLive = false;
  private end: Position | undefined;
  private isTold = false;

  constructor(
    private position: Position,
    private readonly filter: EventFilter | undefined,
  ) {}

  /**
   * A new connection has the end of the log before it again.
   * @param end the last event of ours; not every server says when it has got there
   */
  begin(end: Position | undefined): void {
    this.isLive = false;
    this.isTold = false;
    this.end = end;
  }

  /**
   * @param hasMore whether further items wait already
   * @returns undefined when it tells nothing new
   * @throws LogDamaged
   */
  assemble(items: readonly FeedItem[], hasMore: boolean): EventBatch | undefined {
    const before = this.position;
    const events: RecordedEvent[] = [];
    let last: EventMark | undefined;
    for (const item of items) {
      if (item === CAUGHT_UP) this.isLive = true;
      else if (item === CONFIRMED) continue;
      else if (item instanceof Checkpoint) this.moveTo(toPosition(item.position));
      else if (item instanceof Passed) {
        if (item.mark.position > this.position) last = item.mark;
        this.moveTo(item.mark.position);
      } else {
        const event = ownEvent(item);
        if (event === undefined) continue;
        this.moveTo(positionOf(event));
        const recorded = toRecordedEvent(event);
        last = markOf(recorded);
        if (this.passes(recorded)) events.push(recorded);
      }
    }
    if (this.end === undefined || this.position >= this.end) this.isLive = true;
    const caughtUp = items.at(-1) === CAUGHT_UP || (this.isLive && !hasMore);
    const isNews = last !== undefined || this.position > before || (caughtUp && !this.isTold);
    this.isTold = caughtUp;
    return isNews ? { events, position: this.position, last, caughtUp } : undefined;
  }

  private moveTo(position: Position): void {
    if (position > this.position) this.position = position;
  }

  private passes({ stream, type }: RecordedEvent): boolean {
    const { streamPrefixes, eventTypes } = this.filter ?? {};
    return (
      (eventTypes === undefined || eventTypes.includes(type)) &&
      (streamPrefixes === undefined || streamPrefixes.some((prefix) => stream.startsWith(prefix)))
    );
  }
}

export interface End {
  readonly streamId: string;
  readonly type: string;
}

export type Pace = Pick<FilterOptions, 'maxSearchWindow' | 'checkpointInterval' | 'checkpointReached'>;

export const everythingOwn = (pace: Pace): Filter => streamNameFilter({ regex: OWN_STREAMS, ...pace });

export const isSelective = ({ streamPrefixes, eventTypes }: EventFilter = {}): boolean =>
  streamPrefixes === undefined ? eventTypes !== undefined : !streamPrefixes.includes('');

export function selected({ streamPrefixes, eventTypes = [] }: EventFilter, end: End, pace: Pace): Filter {
  if (streamPrefixes !== undefined)
    return streamNameFilter({ prefixes: [...streamPrefixes.map(toServerName), end.streamId], ...pace });
  const types = [...eventTypes.map(toServerName), end.type].map(literally);
  return eventTypeFilter({ regex: `^(?:${types.join('|')})$`, ...pace });
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|#\s-]/g, String.raw`\$&`);
