import { DeadlineExceededError, EventStoreDBClient, NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client';
import { collect, failureOf, numbered } from './testing/use-client.js';
import { SimulatedCluster } from './cluster.js';

describe('Nodes of the simulator', () => {
  let cluster: SimulatedCluster;
  let clients: EventStoreDBClient[];
  beforeEach(async () => {
    cluster = await SimulatedCluster.start();
    clients = [];
  });
  afterEach(async () => {
    await Promise.all(clients.map((client) => client.dispose()));
    await cluster.stop();
  });

  const clientOf = (url = ''): EventStoreDBClient => {
    const client = EventStoreDBClient.connectionString(url);
    clients.push(client);
    return client;
  };

  it('know the ids of appends to any revision only if they have led since', async () => {
    const events = numbered(1);
    const first = clientOf(cluster.leader?.url);
    for (let times = 1; times <= 2; times++) await first.appendToStream('a', events);
    expect(await collect(first.readStream('a'))).toHaveLength(1);
    cluster.electAnother();
    const next = clientOf(cluster.leader?.url);
    for (let times = 1; times <= 2; times++) await next.appendToStream('a', events);
    expect(await collect(next.readStream('a'))).toHaveLength(2);
  });

  it('go on to judge by what they have when they lead without the others, and to acknowledge what all have', async () => {
    const leader = clientOf(cluster.nodes[0]?.url);
    const [known, recent, unknown] = [numbered(1), numbered(1), numbered(1)];
    const at = { expectedRevision: NO_STREAM } as const;
    await leader.appendToStream('a', known, at);
    await leader.appendToStream('any', recent);
    cluster.isolateLeader();
    expect(await leader.appendToStream('a', known, at)).toMatchObject({ nextExpectedRevision: 0n });
    expect(await leader.appendToStream('any', recent)).toMatchObject({ nextExpectedRevision: 0n });
    for (let times = 1; times <= 2; times++) {
      const held = leader.appendToStream('b', unknown, at);
      expect(await failureOf(held)).toBeInstanceOf(DeadlineExceededError);
    }
    expect(await failureOf(leader.appendToStream('b', numbered(1), at))).toBeInstanceOf(WrongExpectedVersionError);
    await cluster.rejoin();
    const lengths = [];
    for (const stream of ['a', 'any', 'b'])
      lengths.push((await collect(clientOf(cluster.url).readStream(stream))).length);
    expect(lengths).toEqual([1, 1, 1]);
  });
});
