import type * as port from '../event-store.js';

/** Another store, with every event counted that is read from it one by one. */
export class CountingReads implements port.EventStore {
  events = 0;

  constructor(private readonly store: port.EventStore) {}

  append(...append: Parameters<port.EventStore['append']>) {
    return this.store.append(...append);
  }

  readStream(stream: string, options?: port.ReadStreamOptions) {
    return this.counted(this.store.readStream(stream, options));
  }

  readAll(options?: port.ReadAllOptions) {
    return this.counted(this.store.readAll(options));
  }

  async find(stream: string, id: string) {
    this.events += 1;
    return this.store.find(stream, id);
  }

  subscribe(options: port.SubscribeOptions) {
    return this.store.subscribe(options);
  }

  head() {
    return this.store.head();
  }

  checkStorage() {
    return this.store.checkStorage();
  }

  identity() {
    return this.store.identity();
  }

  close() {
    return this.store.close();
  }

  private async *counted(events: AsyncIterable<port.RecordedEvent>): AsyncGenerator<port.RecordedEvent> {
    for await (const event of events) {
      this.events += 1;
      yield event;
    }
  }
}
