import { Injectable, Inject } from '@nestjs/common';
import type { EventStore, Position, RecordedEvent } from '../../../platform/event-store/event-store.js';
import { collect, countEvents, EVENT_STORE } from '../../../platform/event-store/event-store.js';
import { CHECKPOINT_STREAM, findCoveredEnd, HashChain, toCheckpoint, type Checkpoint } from './hash-chain.js';

export interface HashedEvent {
  readonly event: RecordedEvent;
  readonly hash: () => string | Promise<string>;
}

interface LocatedCheckpoint {
  readonly checkpoint: Checkpoint;
  readonly end: Position;
}

const PAGE_SIZE = 256;

@Injectable()
export class HashedLog {
  private readonly checkpoints: Checkpoint[] = [];
  private readonly ends = new Map<Checkpoint, Position>();

  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** @param from exclusive; default the start of the log @throws UnknownPosition, LogDamaged, EventStoreUnavailable, the signal's reason */
  async *read(from?: Position, signal?: AbortSignal): AsyncGenerator<HashedEvent> {
    if (from !== undefined) await this.requirePosition(from);
    const start = from === undefined ? undefined : await this.findCheckpointBefore(from);
    const chain = new HashChain(start?.checkpoint);
    for await (const event of this.store.readAll({ from: start?.end })) {
      signal?.throwIfAborted();
      const hash = chain.add(event);
      if (from === undefined || event.position > from) yield { event, hash: () => hash };
    }
  }

  /** Yields the events of one stream. @param from exclusive @throws as `read` */
  async *readStream(stream: string, from?: Position, signal?: AbortSignal): AsyncGenerator<HashedEvent> {
    if (from !== undefined) await this.requirePosition(from);
    const first = from === undefined ? 0 : await this.findFirstRevisionAfter(stream, from);
    const hashes = new HashCursor(this.store, (position) => this.findCheckpointBefore(position));
    for await (const event of this.store.readStream(stream, { from: first })) {
      signal?.throwIfAborted();
      yield { event, hash: () => hashes.hashAt(event.position, signal) };
    }
  }

  /** Finds the last checkpoint that covers only events up to a position, by binary search. */
  private async findCheckpointBefore(position: Position): Promise<LocatedCheckpoint | undefined> {
    const { checkpoints, store } = this;
    for await (const event of store.readStream(CHECKPOINT_STREAM, { from: checkpoints.length }))
      if (event.revision === checkpoints.length) checkpoints.push(toCheckpoint(event));
    let located: LocatedCheckpoint | undefined;
    let [low, high] = [0, checkpoints.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const checkpoint = checkpoints[middle];
      const end = checkpoint && (this.ends.get(checkpoint) ?? (await findCoveredEnd(store, checkpoint)));
      if (checkpoint !== undefined && end !== undefined) this.ends.set(checkpoint, end);
      if (checkpoint !== undefined && end !== undefined && end <= position) {
        located = { checkpoint, end };
        low = middle + 1;
      } else high = middle;
    }
    return located;
  }

  private async findFirstRevisionAfter(stream: string, position: Position): Promise<number> {
    let [low, high] = [0, await countEvents(this.store, stream)];
    while (low < high) {
      const middle = (low + high) >> 1;
      const [event] = await collect(this.store.readStream(stream, { from: middle, limit: 1 }));
      if (event === undefined || event.position > position) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  private async requirePosition(position: Position): Promise<void> {
    await collect(this.store.readAll({ from: position, limit: 1 }));
  }
}

/** Computes the hashes at positions in ascending order, each from the nearest checkpoint before it. */
class HashCursor {
  private chain = new HashChain();
  private position: Position | undefined;
  private page: RecordedEvent[] = [];

  constructor(
    private readonly store: EventStore,
    private readonly findCheckpointBefore: (position: Position) => Promise<LocatedCheckpoint | undefined>,
  ) {}

  async hashAt(position: Position, signal?: AbortSignal): Promise<string> {
    const start = await this.findCheckpointBefore(position);
    if (start !== undefined && start.end > (this.position ?? '')) {
      this.chain = new HashChain(start.checkpoint);
      this.position = start.end;
      this.page = [];
    }
    while ((this.position ?? '') < position) {
      signal?.throwIfAborted();
      if (this.page.length === 0)
        this.page = await collect(this.store.readAll({ from: this.position, limit: PAGE_SIZE }));
      const event = this.page.shift();
      if (event === undefined) throw new Error(`The log has no event at position ${position}`);
      this.chain.add(event);
      this.position = event.position;
    }
    return this.chain.hash;
  }
}
