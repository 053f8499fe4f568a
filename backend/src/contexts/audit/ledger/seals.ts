import { decodeEvent } from '../../../platform/event-store/event-codec.js';
import type { EventStore, Position } from '../../../platform/event-store/event-store.js';
import { SEAL_STREAM, sealEvents, type LogSealed } from '../domain/seal.events.js';

/** A seal on record; `position` is its own, behind all that it covers. */
export type Seal = LogSealed['data'] & { readonly position: Position };

/** Every seal in the log, oldest first; what was read before is not read again. */
export class Seals {
  private readonly known: Seal[] = [];

  constructor(private readonly store: EventStore) {}

  /** @throws UndecodableEvent, LogDamaged, EventStoreUnavailable */
  async all(): Promise<readonly Seal[]> {
    for await (const stored of this.store.readStream(SEAL_STREAM, { from: this.known.length })) {
      const { position } = stored;
      if (stored.revision === this.known.length) this.known.push({ ...decodeEvent(sealEvents, stored).data, position });
    }
    return this.known;
  }

  /** The last seal that is on record up to a position. */
  async before(position: Position): Promise<Seal | undefined> {
    return (await this.all()).findLast((seal) => seal.position <= position);
  }
}

/** Where the last event under a seal stands in this store; undefined when it is gone. */
export async function endOf(store: EventStore, { last }: Pick<Seal, 'last'>): Promise<Position | undefined> {
  const { stream, revision } = last;
  for await (const event of store.readStream(stream, { from: revision, limit: 1 }))
    if (event.revision === revision) return event.position;
  return undefined;
}
