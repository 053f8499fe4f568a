import { EventStoreDBClient, jsonEvent, type EventData } from '@eventstore/db-client';
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { credentials } from '@grpc/grpc-js';
import { within } from '../../../platform/turns/within.js';
import { EventStoreDbSimulator, type SimulatorOptions } from '../simulator.js';

const DISPOSE_TIMEOUT_MS = 100;

/** A server of the running test, and the public client on it, without anything of ours in between. */
export function useClient(options: () => SimulatorOptions = () => ({})) {
  let simulator: EventStoreDbSimulator;
  let client: EventStoreDBClient;
  let streams: StreamsClient;
  beforeEach(async () => {
    simulator = await EventStoreDbSimulator.start(options());
    client = EventStoreDBClient.connectionString(simulator.url);
    streams = new StreamsClient(`${simulator.host}:${simulator.port}`, credentials.createInsecure());
  });
  afterEach(async () => {
    simulator.faults.resume();
    // The client waits for ever for a consumer that the server has let go.
    await within(client.dispose(), DISPOSE_TIMEOUT_MS).catch(() => undefined);
    streams.close();
    await simulator.stop();
  });
  return {
    get simulator(): EventStoreDbSimulator {
      return simulator;
    },
    get client(): EventStoreDBClient {
      return client;
    },
    /** Speaks the protocol message by message. */
    get streams(): StreamsClient {
      return streams;
    },
  };
}

/** Events that tell their own number, from `first` on. */
export const numbered = (count: number, first = 0, type = 'Counted'): EventData[] =>
  Array.from({ length: count }, (_, index) => jsonEvent({ type, data: { number: first + index } }));

/** Per-call credentials make the client use single appends instead of batch appends. */
export const SINGLE = { credentials: { username: 'anybody', password: 'anything' } };

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
