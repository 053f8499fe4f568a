import { witnessAppend } from './append-witness.js';
import { EventStoreAccessDenied, WrongExpectedRevision } from './errors.js';
import type {
  AppendResult,
  EventStore,
  ExpectedRevision,
  NewEvent,
  ReadAllOptions,
  ReadStreamOptions,
  SubscribeOptions,
} from './event-store.js';

/** Why an append did not succeed. */
export type AppendFailure = 'wrong_revision' | 'denied' | 'unavailable';

export interface AppendMeter {
  eventsAppended(types: readonly string[], seconds: number): void;
  appendFailed(reason: AppendFailure, seconds: number): void;
}

export class MeasuredEventStore implements EventStore {
  constructor(
    private readonly store: EventStore,
    private readonly meter: AppendMeter,
  ) {}

  async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    try {
      const result = await this.store.append(stream, expected, events);
      const types = events.map(({ type }) => type);
      this.meter.eventsAppended(types, seconds());
      witnessAppend(stream, events, result);
      return result;
    } catch (error) {
      this.meter.appendFailed(failureOf(error), seconds());
      throw error;
    }
  }

  readStream(stream: string, options?: ReadStreamOptions) {
    return this.store.readStream(stream, options);
  }

  find(stream: string, id: string) {
    return this.store.find(stream, id);
  }

  readAll(options?: ReadAllOptions) {
    return this.store.readAll(options);
  }

  subscribe(options: SubscribeOptions) {
    return this.store.subscribe(options);
  }

  head() {
    return this.store.head();
  }

  identity() {
    return this.store.identity();
  }

  close() {
    return this.store.close();
  }
}

function failureOf(error: unknown): AppendFailure {
  if (error instanceof WrongExpectedRevision) return 'wrong_revision';
  return error instanceof EventStoreAccessDenied ? 'denied' : 'unavailable';
}
