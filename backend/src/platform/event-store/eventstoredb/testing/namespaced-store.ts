import { WrongExpectedRevision } from '../../errors.js';
import * as port from '../../event-store.js';

export class NamespacedStore implements port.EventStore {
  /** @param start end of the log before this part of it */
  constructor(
    private readonly store: port.EventStore,
    private readonly namespace: string,
    private readonly start: port.Position | undefined,
  ) {}

  async append(
    stream: string,
    expected: port.ExpectedRevision,
    events: readonly port.NewEvent[],
  ): Promise<port.AppendResult> {
    try {
      return await this.store.append(stream && this.namespace + stream, expected, events);
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
      throw new WrongExpectedRevision(stream, error.expected, error.actual);
    }
  }

  async *readStream(stream: string, options?: port.ReadStreamOptions): AsyncGenerator<port.RecordedEvent> {
    for await (const event of this.store.readStream(this.namespace + stream, options)) yield this.own(event);
  }

  async find(stream: string, id: string): Promise<port.RecordedEvent | undefined> {
    const found = await this.store.find(this.namespace + stream, id);
    return found && this.own(found);
  }

  async *readAll({
    limit = Infinity,
    from = this.start,
  }: port.ReadAllOptions = {}): AsyncGenerator<port.RecordedEvent> {
    let given = 0;
    for await (const event of this.store.readAll({ from })) {
      if (given >= limit) return;
      if (!event.stream.startsWith(this.namespace)) continue;
      given += 1;
      yield this.own(event);
    }
  }

  async *subscribe(options: port.SubscribeOptions): AsyncGenerator<port.EventBatch> {
    for await (const batch of this.store.subscribe({ ...options, from: options.from ?? this.start })) {
      const events = batch.events.filter(({ stream }) => stream.startsWith(this.namespace));
      const last = batch.last?.stream.startsWith(this.namespace) ? this.own(batch.last) : undefined;
      yield { ...batch, last, events: events.map((event) => this.own(event)) };
    }
  }

  async last(): Promise<port.EventRef | undefined> {
    const last = (await port.collect(this.readAll())).at(-1);
    return last && port.toEventRef(last);
  }

  async head(): Promise<port.Position | undefined> {
    return (await this.last())?.position;
  }

  async identity(): Promise<string> {
    return this.namespace + (await this.store.identity());
  }

  close(): Promise<void> {
    return this.store.close();
  }

  private own<Event extends { readonly stream: string }>(event: Event): Event {
    return { ...event, stream: event.stream.slice(this.namespace.length) };
  }
}
