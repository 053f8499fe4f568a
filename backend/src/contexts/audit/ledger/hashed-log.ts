import { collect } from '../../../platform/event-store/collect.js';
import type { EventStore, Position, RecordedEvent } from '../../../platform/event-store/event-store.js';
import { Ledger } from './ledger.js';
import { endOf, Seals, type Seal } from './seals.js';

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

  /** @param from exclusive; default the start of the log. @throws UnknownPosition, LogDamaged, EventStoreUnavailable */
  async *read(from?: Position): AsyncGenerator<HashedEvent> {
    const seal = from === undefined ? undefined : await this.sealBefore(from);
    for await (const hashed of this.from(seal)) if (from === undefined || hashed.event.position > from) yield hashed;
  }

  /** The events of one stream. */
  async *readStream(stream: string): AsyncGenerator<HashedEvent> {
    for await (const event of this.store.readStream(stream)) yield { event, hash: await this.hashAt(event.position) };
  }

  /** The store itself judges the position first: only then may it be compared. */
  private async sealBefore(position: Position): Promise<Seal | undefined> {
    await collect(this.store.readAll({ from: position, limit: 1 }));
    return this.seals.before(position);
  }

  private async hashAt(position: Position): Promise<string> {
    for await (const { event, hash } of this.from(await this.seals.before(position)))
      if (event.position === position) return hash;
    throw new Error(`The log has no event at position ${position}`);
  }

  /** Everything behind what a seal covers; the whole log when there is none, or when it does not fit the log. */
  private async *from(seal: Seal | undefined): AsyncGenerator<HashedEvent> {
    const end = seal && (await endOf(this.store, seal));
    const ledger = seal === undefined || end === undefined ? Ledger.empty() : Ledger.at(seal);
    for await (const event of this.store.readAll({ from: end })) yield { event, hash: ledger.add(event) };
  }
}
