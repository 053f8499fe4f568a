import { decodeEvent } from '../../../platform/event-store/event-codec.js';
import type { EventStore, Position } from '../../../platform/event-store/event-store.js';
import { SEAL_STREAM, sealEvents, type LogSealed } from '../domain/seal.events.js';

/** A seal on record; `position` is its own, somewhere behind all that it covers. */
export type Seal = LogSealed['data'] & { readonly position: Position };

/** A place in the log at which the running hash is on record. */
export interface SealedPlace {
  readonly seal: Seal;
  /** The last position that the seal covers. */
  readonly end: Position;
}

/** Every seal in the log, oldest first; what was read before is not read again. */
export class Seals {
  private readonly known: Seal[] = [];
  private readonly ends = new Map<Seal, Position>();

  constructor(private readonly store: EventStore) {}

  /** @throws UndecodableEvent, LogDamaged, EventStoreUnavailable */
  async all(): Promise<readonly Seal[]> {
    for await (const stored of this.store.readStream(SEAL_STREAM, { from: this.known.length })) {
      const { position } = stored;
      if (stored.revision === this.known.length) this.known.push({ ...decodeEvent(sealEvents, stored).data, position });
    }
    return this.known;
  }

  /**
   * The last seal that covers nothing behind a position, found by halving. A seal may have come long after what it covers, so
   * that its own place says nothing. One whose end is gone is passed over, and so are those behind it.
   */
  async before(position: Position): Promise<SealedPlace | undefined> {
    const seals = await this.all();
    let found: SealedPlace | undefined;
    let [low, high] = [0, seals.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const seal = seals[middle];
      const end = seal && (await this.endOf(seal));
      if (seal !== undefined && end !== undefined && end <= position) {
        found = { seal, end };
        low = middle + 1;
      } else high = middle;
    }
    return found;
  }

  private async endOf(seal: Seal): Promise<Position | undefined> {
    const end = this.ends.get(seal) ?? (await endOf(this.store, seal));
    if (end !== undefined) this.ends.set(seal, end);
    return end;
  }
}

/** Where the last event under a seal stands in this store; undefined when it is gone. */
export async function endOf(store: EventStore, { last }: Pick<Seal, 'last'>): Promise<Position | undefined> {
  const { stream, revision } = last;
  for await (const event of store.readStream(stream, { from: revision, limit: 1 }))
    if (event.revision === revision) return event.position;
  return undefined;
}
