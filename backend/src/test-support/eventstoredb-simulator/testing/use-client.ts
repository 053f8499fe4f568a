import { EventStoreDBClient, jsonEvent, type EventData } from '@eventstore/db-client';
import { EventStoreDbSimulator, type SimulatorOptions } from '../simulator.js';

export function useClient(options: () => SimulatorOptions = () => ({})) {
  let simulator: EventStoreDbSimulator;
  let client: EventStoreDBClient;
  beforeEach(async () => {
    simulator = await EventStoreDbSimulator.start(options());
    client = EventStoreDBClient.connectionString(simulator.url);
  });
  afterEach(async () => {
    simulator.faults.resume();
    await client.dispose();
    await simulator.stop();
  });
  return {
    get simulator(): EventStoreDbSimulator {
      return simulator;
    },
    get client(): EventStoreDBClient {
      return client;
    },
  };
}

export const numbered = (count: number, first = 0, type = 'Counted'): EventData[] =>
  Array.from({ length: count }, (_, index) => jsonEvent({ type, data: { number: first + index } }));

interface Resolved {
  readonly event?: { readonly revision: bigint; readonly streamId: string; readonly data: unknown } | undefined;
}

export const revisionsOf = (events: readonly Resolved[]) => events.map(({ event }) => Number(event?.revision));

export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}
