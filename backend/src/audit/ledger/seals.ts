import { decodeEvent } from '../../event-store/event-codec.js';
import type { EventStore, Position } from '../../event-store/event-store.js';
import { NOTARY_STREAM, notaryEvents, type LogSealed } from '../domain/notary.events.js';

export type Seal = LogSealed['data'];

/** Every seal in the log, oldest first; what was read before is not read again. */
export class Seals {
  private readonly known: Seal[] = [];

  constructor(private readonly store: EventStore) {}

  /** @throws UndecodableEvent, LogDamaged, EventStoreUnavailable */
  async all(): Promise<readonly Seal[]> {
    for await (const stored of this.store.readStream(NOTARY_STREAM, { from: this.known.length })) {
      if (stored.revision === this.known.length) this.known.push(decodeEvent(notaryEvents, stored).data);
    }
    return this.known;
  }

  /** The last seal that covers nothing behind a position. */
  async before(position: Position): Promise<Seal | undefined> {
    return (await this.all()).findLast((seal) => seal.position <= position);
  }
}
