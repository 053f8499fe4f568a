import { collect } from '../../../platform/event-store/collect.js';
import type { EventStore, Position, RecordedEvent } from '../../../platform/event-store/event-store.js';
import { firstRevisionBehind } from './first-revision-behind.js';
import { Ledger } from './ledger.js';
import { RisingHashes } from './rising-hashes.js';
import { Seals, type SealedPlace } from './seals.js';

export interface HashedEvent {
  readonly event: RecordedEvent;
  /** Running hash of the log with this event. */
  readonly hash: string;
}

/** The log with its running hash, folded from the nearest seal on. */
export class HashedLog {
  private readonly seals: Seals;

  constructor(private readonly store: EventStore) {
    this.seals = new Seals(store);
  }

  /**
   * @param from exclusive; default the start of the log
   * @param signal whoever reads is gone
   * @throws UnknownPosition, LogDamaged, EventStoreUnavailable, the signal's reason
   */
  async *read(from?: Position, signal?: AbortSignal): AsyncGenerator<HashedEvent> {
    const sealed = from === undefined ? undefined : await this.sealBefore(from);
    const ledger = sealed === undefined ? Ledger.empty() : Ledger.at(sealed.seal);
    for await (const event of this.store.readAll({ from: sealed?.end })) {
      signal?.throwIfAborted();
      const hash = ledger.add(event);
      if (from === undefined || event.position > from) yield { event, hash };
    }
  }

  /** The events of one stream that follow a position. @throws UnknownPosition, LogDamaged, EventStoreUnavailable */
  async *readStream(stream: string, from?: Position): AsyncGenerator<RecordedEvent> {
    if (from !== undefined) await this.judge(from);
    const first = from === undefined ? 0 : await firstRevisionBehind(this.store, stream, from);
    yield* this.store.readStream(stream, { from: first });
  }

  /** For the hashes of events that stand apart. */
  hashes(): RisingHashes {
    return new RisingHashes(this.store, this.seals);
  }

  private async sealBefore(position: Position): Promise<SealedPlace | undefined> {
    await this.judge(position);
    return this.seals.before(position);
  }

  /** The store itself judges a position first: only then may it be compared. */
  private async judge(position: Position): Promise<void> {
    await collect(this.store.readAll({ from: position, limit: 1 }));
  }
}
