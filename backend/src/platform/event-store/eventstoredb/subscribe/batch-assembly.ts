import type { EventBatch, EventFilter, Position, RecordedEvent } from '../../event-store.js';
import { markOf, type EventMark } from '../../event-mark.js';
import { toPosition } from '../events/position.js';
import { ownEvent, positionOf, toRecordedEvent } from '../events/recorded-event.js';
import { CAUGHT_UP, Checkpoint, CONFIRMED, Passed, type FeedItem } from './feed.js';

/** Makes the port's batches out of what a feed gives, and leaves out what the server could not or was not to leave out. */
export class BatchAssembly {
  private isLive = false;
  private end: Position | undefined;
  /** Whether the last batch said so. */
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
