import type { EventStore, ReadAllOptions, ReadStreamOptions, RecordedEvent } from '../event-store.js';

export class CountingReads {
  events = 0;
  readonly store: EventStore;

  /** @param onRead called with the number of events read so far */
  constructor(store: EventStore, onRead: (events: number) => void = () => undefined) {
    const count = () => onRead((this.events += 1));
    const counted = async function* (events: AsyncIterable<RecordedEvent>) {
      for await (const event of events) {
        count();
        yield event;
      }
    };
    this.store = new Proxy(store, {
      get: (target, property: keyof EventStore) => {
        if (property === 'readAll') return (options?: ReadAllOptions) => counted(target.readAll(options));
        if (property === 'readStream')
          return (stream: string, options?: ReadStreamOptions) => counted(target.readStream(stream, options));
        if (property === 'find') count();
        return target[property].bind(target);
      },
    });
  }
}
