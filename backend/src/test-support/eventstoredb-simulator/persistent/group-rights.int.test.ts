import {
  AccessDeniedError,
  EventStoreDBClient,
  persistentSubscriptionToAllSettingsFromDefaults as allSettings,
  persistentSubscriptionToStreamSettingsFromDefaults as streamSettings,
  START,
} from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import { ADMIN, MARCEL, OPERATOR, securedUrl, TLS, USERS } from '../cluster/secured.js';
import { SERVER_VERSIONS } from '../server-version.js';
import { EventStoreDbSimulator } from '../simulator.js';
import { failureOf, numbered } from '../testing/use-client.js';

describe.each(SERVER_VERSIONS)('Groups of a server %s with users', (version) => {
  let simulator: EventStoreDbSimulator;
  let clients: EventStoreDBClient[];
  let admin: EventStoreDBClient;
  beforeEach(async () => {
    simulator = await EventStoreDbSimulator.start({ version, tls: TLS, users: [...USERS, OPERATOR] });
    clients = [];
    admin = as(ADMIN);
    await admin.appendToStream('open', numbered(1));
    await admin.appendToStream('secret', numbered(1));
    await admin.setStreamMetadata('secret', { acl: { readRoles: ['$admins'] } });
    for (const stream of ['open', 'secret']) await create(admin, stream);
    await admin.createPersistentSubscriptionToAll('group', allSettings({ startFrom: START }));
  });
  afterEach(async () => {
    await Promise.all(clients.map((client) => client.dispose()));
    await simulator.stop();
  });

  function as(user?: typeof ADMIN): EventStoreDBClient {
    const url = securedUrl(simulator.url, user ?? ADMIN);
    const client = EventStoreDBClient.connectionString(user === undefined ? url.replace(/\/\/.*@/, '//') : url);
    clients.push(client);
    return client;
  }
  const create = (client: EventStoreDBClient, stream: string, group = 'group') =>
    client.createPersistentSubscriptionToStream(stream, group, streamSettings({ startFrom: START }));
  const managed = (client: EventStoreDBClient): readonly (() => Promise<unknown>)[] => [
    () => create(client, 'open', 'mine'),
    () => client.createPersistentSubscriptionToAll('mine', allSettings()),
    () => client.updatePersistentSubscriptionToStream('open', 'group', streamSettings()),
    () => client.updatePersistentSubscriptionToAll('group', allSettings()),
    () => client.replayParkedMessagesToStream('open', 'group'),
    () => client.restartPersistentSubscriptionSubsystem(),
    () => client.deletePersistentSubscriptionToStream('open', 'group'),
    () => client.deletePersistentSubscriptionToAll('group'),
  ];
  const known = (client: EventStoreDBClient): readonly (() => Promise<unknown>)[] => [
    () => client.getPersistentSubscriptionToStreamInfo('secret', 'group'),
    () => client.listAllPersistentSubscriptions(),
  ];
  const first = async (consumer: AsyncIterable<unknown>) => {
    for await (const _ of consumer) return;
  };
  const read = (client: EventStoreDBClient, stream: string) => () =>
    first(client.subscribeToPersistentSubscriptionToStream(stream, 'group'));
  const readAll = (client: EventStoreDBClient) => () => first(client.subscribeToPersistentSubscriptionToAll('group'));
  const failures = async (calls: readonly (() => Promise<unknown>)[]) => {
    const found = [];
    for (const call of calls) found.push(await failureOf(call()));
    return found;
  };
  const nothing = (count: number) => Array.from({ length: count }, () => undefined);
  const denied = (count: number) => Array.from({ length: count }, () => expect.any(AccessDeniedError) as unknown);

  it.each([ADMIN, OPERATOR])('are managed by $name', async (user) => {
    expect(await failures(managed(as(user)))).toEqual(nothing(8));
  });

  it('are managed by nobody else', async () => {
    expect(await failures(managed(as(MARCEL)))).toEqual(denied(8));
    expect(await failures(managed(as()))).toEqual(denied(8));
  });

  it('are known to whoever has logged in', async () => {
    expect(await failures(known(as(MARCEL)))).toEqual(nothing(2));
    expect(await failures(known(as()))).toEqual(denied(2));
  });

  it('are read by users who may read what the group reads', async () => {
    const [marcel, nobody] = [as(MARCEL), as()];
    expect(await failures([read(marcel, 'open'), read(admin, 'secret'), readAll(admin)])).toEqual(nothing(3));
    expect(await failures([read(marcel, 'secret'), readAll(marcel)])).toEqual(denied(2));
    expect(await failures([read(nobody, 'open'), readAll(nobody)])).toEqual(denied(2));
  });

  it('tell a wrong password at once', async () => {
    const impostor = as({ ...ADMIN, password: 'wrong' });
    const calls = [...managed(impostor), ...known(impostor), read(impostor, 'open'), readAll(impostor)];
    for (const failure of await failures(calls)) expect(failure).toMatchObject({ code: status.UNAUTHENTICATED });
  });
});
