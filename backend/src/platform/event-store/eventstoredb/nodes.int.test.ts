import { SimulatedCluster } from '../../../test-support/eventstoredb-simulator/cluster.js';
import { ADMIN, securedUrl, TLS, USERS } from '../../../test-support/eventstoredb-simulator/secured.js';
import { dataOf, eventsOf, numbered, readAll, readStream, Subscriber } from '../contract/test-support/harness.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';
import { QUICK } from './testing/quick-timing.js';
import { underLoad } from './testing/under-load.js';

describe('Three nodes of EventStoreDB, with TLS and users,', () => {
  let cluster: SimulatedCluster;
  let stores: EventStoreDbEventStore[];

  beforeEach(async () => {
    cluster = await SimulatedCluster.start({ tls: TLS, users: USERS });
    stores = [];
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await cluster.stop();
  });

  function open(url = cluster.url, options = ''): EventStoreDbEventStore {
    const store = new EventStoreDbEventStore({ url: securedUrl(url, ADMIN) + options, timing: QUICK });
    stores.push(store);
    return store;
  }

  it('are found, and the leader through a follower', async () => {
    expect(await open().append('count-1', 'no_stream', numbered(1))).toMatchObject({ revision: 0 });
    const store = open(cluster.followers[0]?.url);
    expect(await store.append('count-1', 0, numbered(1, 1))).toMatchObject({ revision: 1 });
    expect(dataOf(await readStream(store, 'count-1'))).toEqual([0, 1]);
  });

  it('are asked for their leader in parallel, so that a hanging one delays nothing', async () => {
    for (const follower of cluster.followers) follower.faults.hang();
    for (let turn = 0; turn < 4; turn++) expect(await open(cluster.url, '&gossipTimeout=1000').head()).toBeUndefined();
  });

  it('return written events also to a client that prefers a lagging follower', async () => {
    const store = open(cluster.url, '&nodePreference=follower');
    await store.append('count-1', 'no_stream', numbered(3));
    const subscriber = new Subscriber(store);
    await subscriber.untilEvents(3);
    for (const follower of cluster.followers) follower.lag();
    await store.append('count-1', 2, numbered(3, 3));
    expect(dataOf(await readStream(store, 'count-1'))).toEqual([0, 1, 2, 3, 4, 5]);
    const head = await store.head();
    const ahead = new Subscriber(store, { from: head });
    const next = ahead.untilEvents(1);
    for (const follower of cluster.followers) follower.dropConnections();
    const everything = readAll(store);
    for (const follower of cluster.followers) follower.catchUp();
    expect(dataOf(await everything)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(dataOf(eventsOf(await subscriber.untilEvents(3)))).toEqual([3, 4, 5]);
    await store.append('count-1', 5, numbered(1, 6));
    expect(dataOf(eventsOf(await next))).toEqual([6]);
    subscriber.abort();
    ahead.abort();
  });

  it.each([
    ['steps down', () => cluster.stepDown(), () => undefined],
    ['is killed', () => cluster.leader?.kill(), (node: number) => cluster.nodes[(node + 2) % 3]?.restart()],
  ])('lose nothing and append nothing twice when the leader %s under load', async (_, fall, rise) => {
    let leading = 0;
    const trouble = async () => {
      fall();
      cluster.stepDown();
      await new Promise(setImmediate);
      leading = (leading + 1) % 3;
      cluster.elect(leading);
      await rise(leading);
    };
    const { recorded, lost, seen } = await underLoad(open(), { writers: 12, rounds: 2, trouble });
    expect(new Set(recorded).size).toBe(recorded.length);
    expect(lost).toEqual([]);
    expect(seen).toEqual(recorded);
  });
});
