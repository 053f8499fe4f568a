import { idsOf, numbered, readAll } from '../../contract/harness.js';
import { useSimulator } from '../testing/use-simulator.js';
import { guardCalls } from './call-guard.js';
import { EventStoreDBClient } from '@eventstore/db-client';

describe('Two stores in one process', () => {
  const healthy = useSimulator();
  const failing = useSimulator();

  it('go on appending, each event once, when the connection of one fails', async () => {
    const [store, other] = [healthy.openStore(), failing.openStore()];
    await store.append('count-1', 'no_stream', numbered(1));
    await other.append('count-1', 'no_stream', numbered(1));
    const events = numbered(50);
    // The answers come after the other client has emptied the table that both of them share.
    healthy.simulator.faults.hang();
    const appends = events.map((event) => store.append('count-2', 'any', [event]));
    failing.simulator.faults.hang();
    const otherAppend = other.append('count-2', 'any', numbered(1));
    failing.simulator.dropConnections();
    failing.simulator.faults.resume();
    await otherAppend;
    healthy.simulator.faults.resume();
    await Promise.all(appends);
    const recorded = (await readAll(store)).filter(({ stream }) => stream === 'count-2');
    expect(idsOf(recorded).sort()).toEqual(idsOf(events).sort());
  });
});

describe('The guard of calls', () => {
  it('says when it no longer fits the client', () => {
    const client = EventStoreDBClient.connectionString('esdb://localhost:1?tls=false');
    Object.defineProperty(client, 'GRPCStreamCreator', { value: undefined });
    const observer = { streamOpened: () => undefined, appendsEnded: () => undefined };
    expect(() => guardCalls(client, observer)).toThrow('The EventStoreDB client has no GRPCStreamCreator any more');
  });
});
