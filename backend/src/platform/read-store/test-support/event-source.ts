import { once } from 'node:events';
import {
  type EventBatch,
  type EventStore,
  type ReadStreamOptions,
  type RecordedEvent,
  type SubscribeOptions,
  toEventRef,
} from '../../event-store/event-store.js';

export class EventSource implements Pick<EventStore, 'subscribe' | 'readStream' | 'identity' | 'head'> {
  readonly events: RecordedEvent[] = [];
  /** Errors that are each thrown once before the next batch. */
  readonly faults: Error[] = [];
  private readonly added = new EventTarget();

  push(...events: RecordedEvent[]): void {
    this.events.push(...events);
    this.added.dispatchEvent(new Event('added'));
  }

  async *subscribe({ from = '', batchSize = 1000, signal }: SubscribeOptions): AsyncGenerator<EventBatch> {
    let next = this.events.filter(({ position }) => position <= from).length;
    for (let first = true; !signal.aborted; first = false) {
      if (!first && next === this.events.length) await once(this.added, 'added', { signal }).catch(() => undefined);
      const fault = this.faults.shift();
      if (fault !== undefined) throw fault;
      const events = this.events.slice(next, next + batchSize);
      next += events.length;
      const caughtUp = next === this.events.length;
      const last = events.at(-1);
      if (!signal.aborted) yield { events, position: last?.position ?? from, last: last && toEventRef(last), caughtUp };
    }
  }

  async *readStream(stream: string, { from = 0, limit }: ReadStreamOptions = {}): AsyncGenerator<RecordedEvent> {
    const found = this.events.filter((event) => event.stream === stream && event.revision >= from);
    yield* found.slice(0, limit);
  }

  async head(): Promise<string | undefined> {
    return this.events.at(-1)?.position;
  }

  async identity(): Promise<string> {
    return 'the log of the test';
  }
}
