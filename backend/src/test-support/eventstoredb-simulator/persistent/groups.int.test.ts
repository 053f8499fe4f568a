import {
  DISPATCH_TO_SINGLE,
  END,
  excludeSystemEvents,
  PARK,
  persistentSubscriptionToAllSettingsFromDefaults as allSettings,
  persistentSubscriptionToStreamSettingsFromDefaults as streamSettings,
  RETRY,
  SKIP,
  START,
  streamNameFilter,
  type PersistentSubscriptionToStream,
  type PersistentSubscriptionToStreamSettings,
} from '@eventstore/db-client';
import { collect, failureOf, numbered, useClient } from '../testing/use-client.js';

type Taken = { readonly revision: number; readonly retryCount: number };

describe('The simulator serves groups of consumers', () => {
  const server = useClient();
  const create = (settings: Partial<PersistentSubscriptionToStreamSettings> = {}) =>
    server.client.createPersistentSubscriptionToStream('a', 'group', streamSettings({ startFrom: START, ...settings }));
  const connect = (bufferSize = 10) =>
    server.client.subscribeToPersistentSubscriptionToStream('a', 'group', { bufferSize });
  const info = () => server.client.getPersistentSubscriptionToStreamInfo('a', 'group');

  /** Takes events until the nth; what becomes of each is up to the handler, by default an acknowledgement. */
  async function take(
    consumer: PersistentSubscriptionToStream,
    count: number,
    handle: (event: Parameters<typeof consumer.ack>[0], taken: Taken) => Promise<void> = (event) => consumer.ack(event),
  ): Promise<Taken[]> {
    const seen: Taken[] = [];
    for await (const resolved of consumer) {
      const taken = { revision: Number(resolved.event?.revision), retryCount: resolved.retryCount };
      seen.push(taken);
      await handle(resolved, taken);
      if (seen.length === count) break;
    }
    return seen;
  }
  const revisions = (seen: readonly Taken[]) => seen.map(({ revision }) => revision);

  it.each([
    [START, [0, 1, 2, 3, 4]],
    [2n, [2, 3, 4]],
    [END, [3, 4]],
  ] as const)('from %s', async (startFrom, expected) => {
    await server.client.appendToStream('a', numbered(3));
    await create({ startFrom });
    await server.client.appendToStream('a', numbered(2, 3));
    const consumer = connect();
    expect(revisions(await take(consumer, expected.length))).toEqual(expected);
  });

  it('with what is appended later', async () => {
    await create();
    const consumer = connect();
    const taking = take(consumer, 30);
    for (let first = 0; first < 30; first += 10) await server.client.appendToStream('a', numbered(10, first));
    expect(revisions(await taking)).toEqual(Array.from({ length: 30 }, (_, index) => index));
  });

  it('and sends no more than a consumer takes unacknowledged', async () => {
    await server.client.appendToStream('a', numbered(10));
    await create();
    const consumer = connect(3);
    const held: number[] = [];
    for await (const resolved of consumer) {
      held.push(Number(resolved.event?.revision));
      if (held.length === 3) break;
    }
    expect(held).toEqual([0, 1, 2]);
    expect(await info()).toMatchObject({ stats: { totalItems: 3n } });
  });

  it('sends again, before anything new, what is to be tried again', async () => {
    await server.client.appendToStream('a', numbered(41));
    await create();
    const consumer = connect();
    const refused = new Set<number>();
    const seen = await take(consumer, 61, async (event, { revision }) => {
      if (revision === 40 || refused.has(revision)) return consumer.ack(event);
      if (revision >= 20) refused.add(revision);
      await consumer.nack(revision < 20 ? SKIP : RETRY, 'not yet', event);
    });
    const again = seen.filter(({ retryCount }) => retryCount === 1);
    expect(revisions(again)).toEqual(Array.from({ length: 20 }, (_, index) => index + 20));
    expect(seen.at(-1)).toEqual({ revision: 40, retryCount: 0 });
  });

  it('parks what was tried often enough', async () => {
    await server.client.appendToStream('a', numbered(2));
    await create({ maxRetryCount: 2 });
    const consumer = connect();
    const seen = await take(consumer, 4, (event, { revision }) =>
      revision === 0 ? consumer.nack(RETRY, 'never', event) : consumer.ack(event),
    );
    expect(seen.filter(({ revision }) => revision === 0).map(({ retryCount }) => retryCount)).toEqual([0, 1, 2]);
    await untilParked(1n);
    const [parked] = await collect(server.client.readStream('$persistentsubscription-a::group-parked'));
    expect(Buffer.from(parked?.event?.data as Uint8Array).toString()).toBe('0@a');
    expect(parked?.event?.metadata).toMatchObject({ reason: 'Reached retry count of 2' });
  });

  it('parks and skips what it is told to, and replays what was parked', async () => {
    await server.client.appendToStream('a', numbered(6));
    await create();
    const consumer = connect();
    const seen: unknown[] = [];
    for await (const resolved of consumer) {
      const revision = Number(resolved.event?.revision);
      seen.push([revision, resolved.link?.type]);
      if (resolved.link !== undefined) await consumer.ack(resolved);
      else await consumer.nack(revision < 4 ? PARK : SKIP, 'told to', resolved);
      if (seen.length === 6) {
        await untilParked(4n);
        await server.client.replayParkedMessagesToStream('a', 'group', { stopAt: 3 });
      }
      if (seen.length === 9) break;
    }
    expect(seen.slice(6)).toEqual([
      [0, '$>'],
      [1, '$>'],
      [2, '$>'],
    ]);
    await untilParked(1n);
  });

  it('gives to the others what a consumer had not acknowledged when it went', async () => {
    await server.client.appendToStream('a', numbered(3));
    await create();
    const first = connect();
    for await (const _ of first) break;
    await first.unsubscribe();
    const seen = await take(connect(), 3);
    expect(revisions(seen)).toEqual([0, 1, 2]);
    expect(seen.map(({ retryCount }) => retryCount)).toEqual([1, 1, 1]);
  });

  it('gives out again what is not acknowledged in time', async () => {
    await server.client.appendToStream('a', numbered(1));
    await create({ messageTimeout: 20 });
    const consumer = connect();
    const seen = await take(consumer, 2, (event, { retryCount }) =>
      retryCount === 0 ? Promise.resolve() : consumer.ack(event),
    );
    expect(seen).toEqual([
      { revision: 0, retryCount: 0 },
      { revision: 0, retryCount: 1 },
    ]);
  });

  it('shares events between consumers, or gives them all to one', async () => {
    await server.client.appendToStream('a', numbered(20));
    await create();
    const one = connect();
    const other = connect();
    const shares = await Promise.all([take(one, 10), take(other, 10)]);
    const all = shares.flat().map(({ revision }) => revision);
    expect(all.sort((left, right) => left - right)).toEqual(Array.from({ length: 20 }, (_, index) => index));

    await server.client.createPersistentSubscriptionToStream(
      'a',
      'single',
      streamSettings({ startFrom: START, consumerStrategyName: DISPATCH_TO_SINGLE }),
    );
    const single = server.client.subscribeToPersistentSubscriptionToStream('a', 'single', { bufferSize: 20 });
    const idle = server.client.subscribeToPersistentSubscriptionToStream('a', 'single');
    idle.on('data', () => undefined);
    expect(revisions(await take(single, 20))).toHaveLength(20);
    await idle.unsubscribe();
  });

  it('goes on behind the checkpoint after a restart', async () => {
    await server.client.appendToStream('a', numbered(10));
    await create({ checkPointUpperBound: 1, checkPointLowerBound: 1 });
    await take(connect(1), 5);
    while ((await info()).stats.lastCheckpointedEventRevision !== 4n);
    await server.simulator.restart();
    await failureOf(info());
    expect(revisions(await take(connect(1), 5))).toEqual([5, 6, 7, 8, 9]);
  });

  it('over the whole log, with and without a filter', async () => {
    const { client } = server;
    await client.appendToStream('likes-1', numbered(3));
    await client.appendToStream('other-1', numbered(3));
    const likes = { filter: streamNameFilter({ prefixes: ['likes-'] }) };
    await client.createPersistentSubscriptionToAll('likes', allSettings({ startFrom: START }), likes);
    await client.createPersistentSubscriptionToAll('own', allSettings({ startFrom: START }), {
      filter: excludeSystemEvents(),
    });
    await client.createPersistentSubscriptionToAll('end', allSettings({ startFrom: END, checkPointUpperBound: 1 }));
    await client.appendToStream('likes-2', numbered(2));
    const streamsOf = async (group: string, count: number) => {
      const consumer = client.subscribeToPersistentSubscriptionToAll(group);
      const seen: unknown[] = [];
      for await (const resolved of consumer) {
        await consumer.ack(resolved);
        if (resolved.event?.streamId.startsWith('$') === false) seen.push(resolved.event.streamId);
        if (seen.length === count) break;
      }
      return seen;
    };
    expect(await streamsOf('likes', 5)).toEqual(['likes-1', 'likes-1', 'likes-1', 'likes-2', 'likes-2']);
    expect(await streamsOf('own', 8)).toHaveLength(8);
    expect(await streamsOf('end', 2)).toEqual(['likes-2', 'likes-2']);
    const { settings, stats } = await client.getPersistentSubscriptionToAllInfo('end');
    expect(settings.startFrom).toBe(END);
    expect(stats.lastKnownEventPosition).toBeDefined();
    expect(await client.listPersistentSubscriptionsToAll()).toHaveLength(3);
    await client.deletePersistentSubscriptionToAll('own');
    expect(await client.listPersistentSubscriptionsToAll()).toHaveLength(2);
    const visible = await collect(client.readAll());
    const hidden = visible.filter(({ event }) => event?.streamId.startsWith('$persistentsubscription-$all') === true);
    expect(hidden.filter(({ event }) => event?.streamId.endsWith('-checkpoint'))).toEqual([]);
  });

  async function untilParked(count: bigint): Promise<void> {
    while ((await info()).stats.parkedMessageCount !== count);
  }
});
