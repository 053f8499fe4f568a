import {
  EventStoreDBClient,
  NotLeaderError,
  PersistentSubscriptionDroppedError,
  persistentSubscriptionToAllSettingsFromDefaults as allSettings,
  persistentSubscriptionToStreamSettingsFromDefaults as streamSettings,
  START,
} from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import { SERVER_VERSIONS } from '../server-version.js';
import { collect, failureOf, numbered } from '../testing/use-client.js';
import { SimulatedCluster } from './cluster.js';

type Options = { readonly requiresLeader: boolean };
type Call = (client: EventStoreDBClient, options: Options) => Promise<unknown>;

const SETTINGS = streamSettings({ startFrom: START });
const CALLS: readonly Call[] = [
  (client, options) => client.createPersistentSubscriptionToStream('a', 'group', SETTINGS, options),
  (client, options) => client.updatePersistentSubscriptionToStream('a', 'group', SETTINGS, options),
  (client, options) => collect(client.subscribeToPersistentSubscriptionToStream('a', 'group', options)),
  (client, options) => client.deletePersistentSubscriptionToStream('a', 'group', options),
  (client, options) => client.createPersistentSubscriptionToAll('group', allSettings(), options),
  (client, options) => client.updatePersistentSubscriptionToAll('group', allSettings(), options),
  (client, options) => collect(client.subscribeToPersistentSubscriptionToAll('group', options)),
  (client, options) => client.deletePersistentSubscriptionToAll('group', options),
];
const known: Call = (client, options) => client.listAllPersistentSubscriptions(options);

describe.each(SERVER_VERSIONS)('Groups of several nodes %s', (version) => {
  let cluster: SimulatedCluster;
  let clients: EventStoreDBClient[];
  beforeEach(async () => {
    cluster = await SimulatedCluster.start({ version });
    clients = [];
  });
  afterEach(async () => {
    await Promise.all(clients.map((client) => client.dispose()));
    await cluster.stop();
  });

  /** A client of its own each time: one that is told of a leader goes there by itself. */
  const at = (node = cluster.leader): EventStoreDBClient => {
    const client = EventStoreDBClient.connectionString(node?.url ?? '');
    clients.push(client);
    return client;
  };
  const create = (group: string) => at().createPersistentSubscriptionToStream('a', group, SETTINGS);
  const names = async () => (await at().listAllPersistentSubscriptions()).map(({ groupName }) => groupName);

  it.each([true, false])(
    'are the business of the leader, of whom the others tell (requires-leader: %s)',
    async (requiresLeader) => {
      const { host: address, port } = cluster.leader ?? {};
      const [follower] = cluster.followers;
      for (const call of CALLS) {
        const failure = await failureOf(call(at(follower), { requiresLeader }));
        expect(failure).toBeInstanceOf(NotLeaderError);
        expect(failure).toMatchObject({ leader: { address, port } });
      }
      expect(await failureOf(known(at(follower), { requiresLeader }))).toMatchObject({ code: status.UNAVAILABLE });
    },
  );

  it('are not ready while nobody leads', async () => {
    cluster.stepDown();
    for (const call of [...CALLS, known]) {
      const failure = await failureOf(call(at(cluster.nodes[0]), { requiresLeader: true }));
      expect(failure).toMatchObject({ code: status.UNAVAILABLE });
    }
  });

  it('drop their consumers when the leader steps down, and are there at the next one', async () => {
    await create('group');
    const client = at();
    const dropped = failureOf(collect(client.subscribeToPersistentSubscriptionToStream('a', 'group')));
    while ((await client.getPersistentSubscriptionToStreamInfo('a', 'group')).connections.length === 0);
    cluster.electAnother();
    expect(await dropped).toBeInstanceOf(PersistentSubscriptionDroppedError);
    expect(await names()).toEqual(['group']);
  });

  it('are acknowledged by a leader that is cut off once the others are back with it', async () => {
    await create('group');
    cluster.isolateLeader();
    let isDone = false;
    const changes = [create('another'), at().deletePersistentSubscriptionToStream('a', 'group')];
    const done = Promise.all(changes).then(() => (isDone = true));
    for (let patience = 1; patience <= 2; patience++) {
      expect(await failureOf(at().appendToStream('b', numbered(1)))).toBeDefined();
    }
    expect(isDone).toBe(false);
    await cluster.rejoin();
    await done;
    expect(await names()).toEqual(['another']);
    expect(await collect(at().readStream('$persistentSubscriptionConfig'))).toHaveLength(3);
  });

  it('are not there at the leader whom the others have elected meanwhile', async () => {
    cluster.isolateLeader();
    const lost = failureOf(create('group'));
    expect(await failureOf(at().appendToStream('b', numbered(1)))).toBeDefined();
    cluster.electAnother();
    await cluster.rejoin();
    expect(await lost).toBeDefined();
    expect(await names()).toEqual([]);
  });
});
