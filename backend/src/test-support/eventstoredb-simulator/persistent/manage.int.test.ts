import {
  END,
  PersistentSubscriptionDoesNotExistError,
  PersistentSubscriptionDroppedError,
  PersistentSubscriptionExistsError,
  PersistentSubscriptionFailedError,
  PersistentSubscriptionMaximumSubscribersReachedError,
  persistentSubscriptionToStreamSettingsFromDefaults as streamSettings,
  START,
  type PersistentSubscriptionToStreamSettings,
} from '@eventstore/db-client';
import { collect, failureOf, numbered, useClient } from '../testing/use-client.js';

describe('The simulator manages groups of consumers', () => {
  const server = useClient();
  const create = (settings: Partial<PersistentSubscriptionToStreamSettings> = {}) =>
    server.client.createPersistentSubscriptionToStream('a', 'group', streamSettings({ startFrom: START, ...settings }));
  const connect = () => server.client.subscribeToPersistentSubscriptionToStream('a', 'group');
  const info = () => server.client.getPersistentSubscriptionToStreamInfo('a', 'group');

  it('tells what a group is set to, and how it does', async () => {
    const settings = streamSettings({ startFrom: 3n, maxRetryCount: 4, extraStatistics: true, maxSubscriberCount: 7 });
    await server.client.createPersistentSubscriptionToStream('a', 'group', settings);
    await server.client.appendToStream('a', numbered(5));
    expect(await info()).toMatchObject({ eventSource: 'a', groupName: 'group', settings, connections: [] });
    const consumer = connect();
    for await (const resolved of consumer) {
      const [connection] = (await info()).connections;
      expect(connection).toMatchObject({ connectionName: server.client.connectionName });
      expect(connection?.extraStatistics?.get('quintile 3')).toBeDefined();
      await consumer.ack(resolved);
      break;
    }
    expect((await info()).stats.lastKnownEventRevision).toBe(4n);
    const changed = streamSettings({ ...settings, maxRetryCount: 5, startFrom: END });
    await server.client.updatePersistentSubscriptionToStream('a', 'group', changed);
    expect(await info()).toMatchObject({ settings: changed });
    expect(await server.client.listAllPersistentSubscriptions()).toHaveLength(1);
    expect(await server.client.listPersistentSubscriptionsToStream('a')).toHaveLength(1);
  });

  it('drops consumers when the group changes or goes', async () => {
    await create();
    const dropped = failureOf(collect(connect()));
    while ((await info()).connections.length === 0);
    await server.client.updatePersistentSubscriptionToStream('a', 'group', streamSettings());
    expect(await dropped).toBeInstanceOf(PersistentSubscriptionDroppedError);
    const gone = failureOf(collect(connect()));
    while ((await info()).connections.length === 0);
    await server.client.deletePersistentSubscriptionToStream('a', 'group');
    expect(await gone).toBeInstanceOf(PersistentSubscriptionDroppedError);
    expect(await failureOf(info())).toBeInstanceOf(PersistentSubscriptionDoesNotExistError);
  });

  it('refuses in the words of the server', async () => {
    const { client } = server;
    await create({ maxSubscriberCount: 1 });
    expect(await failureOf(create())).toBeInstanceOf(PersistentSubscriptionExistsError);
    const first = connect();
    first.on('data', () => undefined);
    while ((await info()).connections.length === 0);
    expect(await failureOf(collect(connect()))).toBeInstanceOf(PersistentSubscriptionMaximumSubscribersReachedError);
    await first.unsubscribe();
    const senseless = streamSettings({ readBatchSize: 500, historyBufferSize: 500 });
    const creation = client.createPersistentSubscriptionToStream('a', 'senseless', senseless);
    expect(await failureOf(creation)).toBeInstanceOf(PersistentSubscriptionFailedError);
    const missing = [
      client.deletePersistentSubscriptionToStream('a', 'missing'),
      client.updatePersistentSubscriptionToStream('a', 'missing', streamSettings()),
      client.replayParkedMessagesToStream('a', 'missing'),
      client.listPersistentSubscriptionsToStream('missing'),
      collect(client.subscribeToPersistentSubscriptionToStream('a', 'missing')),
    ];
    for (const failure of await Promise.all(missing.map(failureOf))) {
      expect(failure).toBeInstanceOf(PersistentSubscriptionDoesNotExistError);
    }
  });

  it('from the checkpoints anew when the subsystem restarts', async () => {
    await create();
    const dropped = failureOf(collect(connect()));
    while ((await info()).connections.length === 0);
    await server.client.restartPersistentSubscriptionSubsystem();
    expect(await dropped).toBeInstanceOf(PersistentSubscriptionDroppedError);
    expect((await info()).connections).toEqual([]);
  });
});
