import { once } from 'node:events';
import type { EventBatch, EventStore, RecordedEvent, SubscribeOptions } from '../../event-store/event-store.js';

/** A log in memory that may hold anything, also what no store would give: gaps, repetitions, faults. */
export class EventSource implements Pick<EventStore, 'subscribe'> {
  readonly events: RecordedEvent[] = [];
  /** Thrown, once each, before the next batch is given. */
  readonly faults: Error[] = [];
  private readonly added = new EventTarget();

  push(...events: RecordedEvent[]): void {
    this.events.push(...events);
    this.added.dispatchEvent(new Event('added'));
  }

  async *subscribe({ from = '', filter, batchSize = 1000, signal }: SubscribeOptions): AsyncGenerator<EventBatch> {
    const prefixes = filter?.streamPrefixes ?? [''];
    let next = this.events.filter(({ position }) => position <= from).length;
    for (let first = true; !signal.aborted; first = false) {
      if (!first && next === this.events.length) await once(this.added, 'added', { signal }).catch(() => undefined);
      const fault = this.faults.shift();
      if (fault !== undefined) throw fault;
      const page = this.events.slice(next, next + batchSize);
      next += page.length;
      const events = page.filter(({ stream }) => prefixes.some((prefix) => stream.startsWith(prefix)));
      const caughtUp = next === this.events.length;
      if (!signal.aborted) yield { events, position: page.at(-1)?.position ?? from, caughtUp };
    }
  }
}
