import {
  binaryEvent,
  END,
  eventTypeFilter,
  PersistentSubscriptionFailedError,
  persistentSubscriptionToAllSettingsFromDefaults as allSettings,
  persistentSubscriptionToStreamSettingsFromDefaults as streamSettings,
  PINNED,
  SKIP,
  START,
  STOP,
  type PersistentSubscriptionToStream,
} from '@eventstore/db-client';
import { failureOf, numbered, useClient } from '../testing/use-client.js';

type Taken = Parameters<PersistentSubscriptionToStream['ack']>[0];

describe("The simulator keeps the server's rules for groups", () => {
  const server = useClient();
  const info = () => server.client.getPersistentSubscriptionToStreamInfo('a', 'group');
  const createPinned = () =>
    server.client.createPersistentSubscriptionToStream(
      'a',
      'group',
      streamSettings({ startFrom: START, consumerStrategyName: PINNED, resolveLinkTos: true }),
    );
  const connect = (bufferSize = 10) =>
    server.client.subscribeToPersistentSubscriptionToStream('a', 'group', { bufferSize });
  const revisionOf = (resolved: Taken) => Number(resolved.event?.revision);

  it('leaves out what a consumer stops at, and goes on', async () => {
    await server.client.appendToStream('a', numbered(3));
    await server.client.createPersistentSubscriptionToStream('a', 'group', streamSettings({ startFrom: START }));
    const consumer = connect(1);
    const seen: number[] = [];
    for await (const resolved of consumer) {
      seen.push(revisionOf(resolved));
      await consumer.nack(revisionOf(resolved) === 0 ? STOP : SKIP, 'enough', resolved);
      if (seen.length === 3) break;
    }
    expect(seen).toEqual([0, 1, 2]);
  });

  it('gives the events of one stream to one consumer, and holds up nobody who waits for others', async () => {
    const { client } = server;
    const streams = ['x-1', 'x-2', 'x-3', 'x-4', 'x-5', 'x-6'];
    for (const stream of streams) await client.appendToStream(stream, numbered(5));
    await createPinned();
    const [full, busy] = [connect(1), connect(10)];
    const held: string[] = [];
    const taken: string[] = [];
    full.on('data', ({ event }: Taken) => held.push(event?.streamId ?? ''));
    busy.on('data', (resolved: Taken) => {
      taken.push(resolved.event?.streamId ?? '');
      void busy.ack(resolved);
    });
    while ((await info()).connections.length < 2);
    const links = [0, 1, 2, 3, 4].flatMap((revision) => streams.map((stream) => `${revision}@${stream}`));
    await client.appendToStream(
      'a',
      links.map((link) => binaryEvent({ type: '$>', data: Buffer.from(link) })),
    );
    while ((await info()).stats.totalInFlightMessages !== 1 || held.length === 0);
    const whole = streams
      .filter((stream) => taken.includes(stream))
      .flatMap((stream) => Array(5).fill(stream) as string[]);
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.sort()).toEqual(whole);
    expect(whole).not.toContain(held[0]);
    await Promise.all([full.unsubscribe(), busy.unsubscribe()]);
  });

  it('knows the last event even when nobody is connected', async () => {
    await server.client.createPersistentSubscriptionToStream('a', 'group', streamSettings({ startFrom: START }));
    expect((await info()).stats.lastKnownEventRevision).toBeUndefined();
    await server.client.appendToStream('a', numbered(4));
    expect((await info()).stats.lastKnownEventRevision).toBe(3n);
  });

  it('moves the checkpoint over what a filter leaves out', async () => {
    const { client } = server;
    await client.createPersistentSubscriptionToAll(
      'filtered',
      allSettings({ startFrom: END, checkPointUpperBound: 1, checkPointLowerBound: 1 }),
      { filter: eventTypeFilter({ prefixes: ['Wanted'] }) },
    );
    const { position } = await client.appendToStream('b', numbered(3));
    const { stats } = await client.getPersistentSubscriptionToAllInfo('filtered');
    expect(stats.lastCheckpointedEventPosition).toEqual(position);
    expect(stats.lastKnownEventPosition).toBeUndefined();
  });

  it('takes one acknowledgement for all events with the same id', async () => {
    const { client } = server;
    const twins = numbered(1);
    await client.appendToStream('b-1', twins);
    await client.appendToStream('b-2', twins);
    await client.appendToStream('b-3', numbered(2));
    await client.createPersistentSubscriptionToAll('twins', allSettings({ startFrom: START }), {
      filter: eventTypeFilter({ prefixes: ['Counted'] }),
    });
    const consumer = client.subscribeToPersistentSubscriptionToAll('twins', { bufferSize: 2 });
    const seen: unknown[] = [];
    for await (const resolved of consumer) {
      seen.push(resolved.event?.streamId);
      if (seen.length === 2) await consumer.ack(resolved);
      if (seen.length === 4) break;
    }
    expect(seen).toEqual(['b-1', 'b-2', 'b-3', 'b-3']);
  });

  it.each([
    ['ahead of its commit', { commit: 1n, prepare: 2n }],
    ['beyond the log', { commit: 9_999_999n, prepare: 9_999_999n }],
  ])('refuses to start from a position %s', async (_, startFrom) => {
    const creation = server.client.createPersistentSubscriptionToAll('group', allSettings({ startFrom }));
    const failure = await failureOf(creation);
    expect(failure).toBeInstanceOf(PersistentSubscriptionFailedError);
    expect(failure).toMatchObject({ message: expect.stringContaining('Invalid Start From position') as string });
  });

  it('tells a start in the log as it was given', async () => {
    const { position } = await server.client.appendToStream('b', numbered(1));
    await server.client.createPersistentSubscriptionToAll('group', allSettings({ startFrom: position! }));
    const { settings } = await server.client.getPersistentSubscriptionToAllInfo('group');
    expect(settings.startFrom).toEqual(position);
    const consumer = server.client.subscribeToPersistentSubscriptionToAll('group');
    for await (const resolved of consumer) {
      expect(resolved.event?.position).toEqual(position);
      break;
    }
  });

  it('refuses $all where a stream is meant', async () => {
    const { client } = server;
    const failures = [
      client.createPersistentSubscriptionToStream('$all', 'group', streamSettings()),
      client.deletePersistentSubscriptionToStream('$all', 'group'),
    ];
    for (const failure of await Promise.all(failures.map(failureOf))) {
      expect(failure).toBeInstanceOf(PersistentSubscriptionFailedError);
    }
  });
});
