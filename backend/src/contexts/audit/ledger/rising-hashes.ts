import type { EventStore, Position, RecordedEvent } from '../../../platform/event-store/event-store.js';
import { Ledger } from './ledger.js';
import type { Seals } from './seals.js';

/** Events read at once: about as many as lie between two seals. */
const SLICE = 256;

/**
 * Running hashes of single events, asked for in the order of the log. Each is folded from the seal in front of it or from the
 * event asked for before, whichever is nearer, so that nothing is folded twice.
 */
export class RisingHashes {
  private ledger = Ledger.empty();
  /** Everything up to here is in the ledger; undefined: nothing is. */
  private place: Position | undefined;
  private slice: RecordedEvent[] = [];
  private count = 0;

  constructor(
    private readonly store: EventStore,
    private readonly seals: Seals,
  ) {}

  /** Events folded so far: what the hashes have cost. */
  get folded(): number {
    return this.count;
  }

  /** @throws Error when the log has no event there */
  async at(position: Position, signal?: AbortSignal): Promise<string> {
    if ((this.slice.at(-1)?.position ?? '') < position) await this.approach(position);
    while (this.place === undefined || this.place < position) {
      signal?.throwIfAborted();
      const event = await this.next();
      if (event === undefined) break;
      this.ledger.add(event);
      this.place = event.position;
      this.count += 1;
    }
    if (this.place !== position) throw new Error(`The log has no event at position ${position}`);
    return this.ledger.hash;
  }

  /** Goes to the seal in front of a position if that is nearer. */
  private async approach(position: Position): Promise<void> {
    const sealed = await this.seals.before(position);
    if (sealed === undefined || sealed.end <= (this.place ?? '')) return;
    this.ledger = Ledger.at(sealed.seal);
    this.place = sealed.end;
    this.slice = [];
  }

  private async next(): Promise<RecordedEvent | undefined> {
    if (this.slice.length === 0)
      for await (const event of this.store.readAll({ from: this.place, limit: SLICE })) this.slice.push(event);
    return this.slice.shift();
  }
}
