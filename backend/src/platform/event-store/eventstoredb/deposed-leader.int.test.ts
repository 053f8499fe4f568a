import { EventStoreDBClient } from '@eventstore/db-client';
import { SimulatedCluster } from '../../../test-support/eventstoredb-simulator/cluster.js';
import { numbered as rawEvents } from '../../../test-support/eventstoredb-simulator/testing/use-client.js';
import { dataOf, eventsOf, numbered, readStream, Subscriber } from '../contract/test-support/harness.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';
import { QUICK } from './testing/quick-timing.js';
import { underLoad } from './testing/under-load.js';

const timing = { ...QUICK, beyondLogTimeoutMs: 60_000 };

describe('A leader of EventStoreDB that is cut off from the others', () => {
  let cluster: SimulatedCluster;
  let stores: EventStoreDbEventStore[];

  beforeEach(async () => {
    cluster = await SimulatedCluster.start();
    stores = [];
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await cluster.stop();
  });

  function open(url = cluster.url): EventStoreDbEventStore {
    const store = new EventStoreDbEventStore({ url, timing });
    stores.push(store);
    return store;
  }

  async function appendedToNobodyElse(): Promise<void> {
    const client = EventStoreDBClient.connectionString(cluster.nodes[0]?.url ?? '');
    await expect(client.appendToStream('count-1', rawEvents(1, 99))).rejects.toThrow();
    await client.dispose();
  }

  it('loses unacknowledged events when another node leads', async () => {
    cluster.isolateLeader();
    await appendedToNobodyElse();
    cluster.electAnother();
    await cluster.rejoin();
    const store = open();
    expect(await readStream(store, 'count-1')).toEqual([]);
    expect(await store.append('count-1', 'no_stream', numbered(1))).toMatchObject({ revision: 0 });
  });

  it('commits an unacknowledged event when the other nodes rejoin it', async () => {
    cluster.isolateLeader();
    await appendedToNobodyElse();
    await cluster.rejoin();
    const client = EventStoreDBClient.connectionString(cluster.url);
    const revisions = [];
    for await (const { event } of client.readStream('count-1')) revisions.push(event?.revision);
    expect(revisions).toEqual([0n]);
    await client.dispose();
  });

  it('is not trusted about the end of the log', async () => {
    cluster.isolateLeader();
    cluster.electAnother();
    const leading = open(cluster.leader?.url);
    await leading.append('count-1', 'no_stream', numbered(2));
    const store = open(cluster.nodes[0]?.url);
    const subscriber = new Subscriber(store, { from: await leading.head() });
    const next = subscriber.untilEvents(1);
    // Often enough that the deposed leader was asked for the end of the log, too.
    for (let reads = 0; reads < 20; reads += 1) expect(await store.head()).toBeUndefined();
    await cluster.rejoin();
    await leading.append('count-1', 1, numbered(1, 2));
    expect(dataOf(eventsOf(await next))).toEqual([2]);
    subscriber.abort();
  });

  it.each([
    ['others are elected', () => cluster.electAnother()],
    ['nobody is elected', () => undefined],
  ])('loses nothing that was acknowledged, and nothing is appended twice, when %s', async (_, meanwhile) => {
    const trouble = async () => {
      cluster.isolateLeader();
      meanwhile();
      await new Promise(setImmediate);
      await cluster.rejoin();
    };
    const { recorded, lost, seen } = await underLoad(open(), { writers: 12, rounds: 2, trouble });
    expect(new Set(recorded).size).toBe(recorded.length);
    expect(lost).toEqual([]);
    expect(seen).toEqual(recorded);
  });
});
