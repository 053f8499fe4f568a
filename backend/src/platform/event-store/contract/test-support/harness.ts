import { randomUUID } from 'node:crypto';
import {
  collect,
  type EventBatch,
  type EventStore,
  type NewEvent,
  type RecordedEvent,
  type SubscribeOptions,
  type EventMetadata,
} from '../../event-store.js';

export type MakeStore<Store extends EventStore = EventStore> = () => Promise<Store>;

export type Restart<Store extends EventStore> = (store: Store) => Promise<Store>;

/** The store of the running test, made before it and closed after it. */
export function useStore(makeStore: MakeStore, scope: 'each' | 'all' = 'each'): { readonly store: EventStore } {
  const [before, after] = scope === 'each' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  let store: EventStore;
  before(async () => {
    store = await makeStore();
  });
  after(() => store.close());
  return {
    get store() {
      return store;
    },
  };
}

export const metadata: EventMetadata = {
  time: '2024-02-29T12:00:00.000Z',
  correlationId: 'request-1',
  causationId: 'request-1',
  actor: { kind: 'visitor' },
  command: 'Count',
  schemaVersion: 1,
};

export const anEvent = (changes: Partial<NewEvent> = {}): NewEvent => ({
  id: randomUUID(),
  type: 'Counted',
  data: {},
  metadata,
  ...changes,
});

export const numbered = (count: number, first = 0): NewEvent[] =>
  Array.from({ length: count }, (_, index) => anEvent({ data: first + index }));

export const dataOf = (events: readonly RecordedEvent[]): unknown[] => events.map(({ data }) => data);
export const idsOf = (events: readonly { id: string }[]): string[] => events.map(({ id }) => id);

export const readAll = (store: EventStore): Promise<RecordedEvent[]> => collect(store.readAll());
export const readStream = (store: EventStore, stream: string): Promise<RecordedEvent[]> =>
  collect(store.readStream(stream));

export class Subscriber {
  private readonly abortion = new AbortController();
  private readonly batches: AsyncIterator<EventBatch>;

  constructor(store: EventStore, options: Omit<SubscribeOptions, 'signal'> = {}) {
    const { signal } = this.abortion;
    this.batches = store.subscribe({ ...options, signal })[Symbol.asyncIterator]();
  }

  async next(): Promise<EventBatch | undefined> {
    const { done, value } = await this.batches.next();
    return done === true ? undefined : value;
  }

  async until(isLast: (batch: EventBatch, events: readonly RecordedEvent[]) => boolean): Promise<EventBatch[]> {
    const batches: EventBatch[] = [];
    for (;;) {
      const batch = await this.next();
      if (batch === undefined) return batches;
      batches.push(batch);
      if (isLast(batch, eventsOf(batches))) return batches;
    }
  }

  untilCaughtUp(): Promise<EventBatch[]> {
    return this.until(({ caughtUp }) => caughtUp);
  }

  untilEvents(count: number): Promise<EventBatch[]> {
    return this.until((_, events) => events.length >= count);
  }

  abort(): void {
    this.abortion.abort();
  }
}

export const eventsOf = (batches: readonly EventBatch[]): RecordedEvent[] => batches.flatMap(({ events }) => events);
