import type {
  EventStore,
  ReadAllOptions,
  ReadStreamOptions,
  RecordedEvent,
} from '../../../platform/event-store/event-store.js';

/** A log that counts the events that are read of it. */
export class CountingReads {
  count = 0;
  readonly store: EventStore;

  /** @param onRead told of each */
  constructor(store: EventStore, onRead: (count: number) => void = () => undefined) {
    const counted = async function* (this: CountingReads, events: AsyncIterable<RecordedEvent>) {
      for await (const event of events) {
        this.count += 1;
        onRead(this.count);
        yield event;
      }
    }.bind(this);
    this.store = new Proxy(store, {
      get: (target, property: keyof EventStore) => {
        if (property === 'readAll') return (options?: ReadAllOptions) => counted(target.readAll(options));
        if (property === 'readStream')
          return (stream: string, options?: ReadStreamOptions) => counted(target.readStream(stream, options));
        return target[property].bind(target);
      },
    });
  }
}
