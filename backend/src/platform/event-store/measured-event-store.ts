import { AsyncLocalStorage } from 'node:async_hooks';
import { EventStoreAccessDenied, WrongExpectedRevision } from './errors.js';
import type { EventRef, EventStore } from './event-store.js';

const observers = new AsyncLocalStorage<{ last?: EventRef }>();

export async function withLastAppended<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly last: EventRef | undefined }> {
  const observer: { last?: EventRef } = {};
  const result = await observers.run(observer, work);
  return { result, last: observer.last };
}

export type AppendFailure = 'wrong_revision' | 'denied' | 'unavailable';

export interface AppendMeter {
  eventsAppended(types: readonly string[], seconds: number): void;
  appendFailed(reason: AppendFailure, seconds: number): void;
}

/** Returns a store that measures its appends, and reports them to `withLastAppended`. It inherits all else. */
export function withAppendMetrics(store: EventStore, meter: AppendMeter): EventStore {
  const append: EventStore['append'] = async (stream, expected, events) => {
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    try {
      const result = await store.append(stream, expected, events);
      const types = events.map(({ type }) => type);
      meter.eventsAppended(types, seconds());
      const observer = observers.getStore();
      if (observer !== undefined && (observer.last?.position ?? '') < result.position)
        observer.last = { id: events.at(-1)?.id ?? '', stream, ...result };
      return result;
    } catch (error) {
      meter.appendFailed(classifyFailure(error), seconds());
      throw error;
    }
  };
  const inheriting: unknown = Object.create(store, { append: { value: append } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its prototype is a store
  return inheriting as EventStore;
}

function classifyFailure(error: unknown): AppendFailure {
  if (error instanceof WrongExpectedRevision) return 'wrong_revision';
  return error instanceof EventStoreAccessDenied ? 'denied' : 'unavailable';
}
