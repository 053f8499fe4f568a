import {
  END,
  eventTypeFilter,
  excludeSystemEvents,
  START,
  StreamDeletedError,
  streamNameFilter,
  type AllStreamSubscription,
  type Position,
  type ReadableSubscription,
} from '@eventstore/db-client';
import { once } from 'node:events';
import { collect, failureOf, numbered, revisionsOf, useClient } from '../testing/use-client.js';

/** The next events of a subscription. */
async function take<Event>(subscription: ReadableSubscription<Event>, count: number): Promise<Event[]> {
  const events: Event[] = [];
  for await (const event of subscription) {
    events.push(event);
    if (events.length === count) break;
  }
  return events;
}

describe('The simulator', () => {
  const server = useClient();

  it('follows a stream from its start: confirmation, past, caught up, live', async () => {
    await server.client.appendToStream('a', numbered(2));
    const subscription = server.client.subscribeToStream('a');
    const order: unknown[] = [];
    subscription.on('confirmation', () => order.push('confirmation'));
    subscription.on('caughtUp', () => {
      order.push('caughtUp');
      void server.client.appendToStream('b', numbered(1));
      void server.client.appendToStream('a', numbered(2, 2));
    });
    subscription.on('data', ({ event }) => order.push(Number(event?.revision)));
    while (order.length < 6) await once(subscription, 'data');
    await subscription.unsubscribe();
    expect(order).toEqual(['confirmation', 0, 1, 'caughtUp', 2, 3]);
  });

  it.each([
    [START, [0, 1, 2, 3, 4]],
    [2n, [3, 4]],
    [END, [4]],
  ] as const)('follows a stream behind %s', async (fromRevision, revisions) => {
    await server.client.appendToStream('a', numbered(4));
    const subscription = server.client.subscribeToStream('a', { fromRevision });
    subscription.once('caughtUp', () => void server.client.appendToStream('a', numbered(1, 4)));
    expect(revisionsOf(await take(subscription, revisions.length))).toEqual(revisions);
  });

  it('follows a stream that is not there yet, until it is deleted for good', async () => {
    const subscription = server.client.subscribeToStream('a');
    const seen: unknown[] = [];
    const failure = failureOf(
      (async () => {
        for await (const { event } of subscription) seen.push(event?.type);
      })(),
    );
    await once(subscription, 'caughtUp');
    await server.client.appendToStream('a', numbered(1));
    await server.client.tombstoneStream('a');
    expect(await failure).toBeInstanceOf(StreamDeletedError);
    expect(seen).toEqual(['Counted', '$streamDeleted']);
  });

  it('follows the log behind a position, without the event there', async () => {
    await server.client.appendToStream('a', numbered(3));
    const { position } = await server.client.appendToStream('b', numbered(1));
    await server.client.appendToStream('c', numbered(2));
    const subscription = server.client.subscribeToAll({ fromPosition: position! });
    expect((await take(subscription, 2)).map(({ event }) => event?.streamId)).toEqual(['c', 'c']);
  });

  it('waits in silence for a log that is shorter than the position', async () => {
    const { position } = await server.client.appendToStream('a', numbered(1));
    const beyond = { commit: position!.commit + 150n, prepare: position!.prepare + 150n };
    const subscription = server.client.subscribeToAll({ fromPosition: beyond });
    await once(subscription, 'caughtUp');
    await server.client.appendToStream('passed-over', numbered(1));
    await server.client.appendToStream('passed-over', numbered(1, 1));
    await server.client.appendToStream('reached', numbered(1));
    expect((await take(subscription, 1)).map(({ event }) => event!.position.commit > beyond.commit)).toEqual([true]);
  });

  it.each([
    [streamNameFilter({ prefixes: ['likes-', 'x'] }), ['likes-1', 'x-1']],
    [streamNameFilter({ regex: '^[^$].*-1$' }), ['likes-1', 'a-1', 'x-1']],
    [eventTypeFilter({ prefixes: ['Lik'] }), ['likes-1']],
    [eventTypeFilter({ regex: '^[^$].*ed$' }), ['likes-1', 'a-1']],
    [excludeSystemEvents(), ['likes-1', 'a-1', 'x-1']],
  ])('lets through what a filter does (%#)', async (filter, streams) => {
    await server.client.appendToStream('likes-1', numbered(1, 0, 'Liked'));
    await server.client.appendToStream('a-1', numbered(1, 0, 'Named'));
    await server.client.appendToStream('x-1', numbered(1, 0, 'Other'));
    const subscription = server.client.subscribeToAll({ filter });
    expect((await take(subscription, streams.length)).map(({ event }) => event?.streamId)).toEqual(streams);
  });

  it('tells checkpoints of a filtered subscription, past and live', async () => {
    const checkpoints: Position[] = [];
    const checkpointReached = (_: AllStreamSubscription, position: Position) => void checkpoints.push(position);
    const filter = streamNameFilter({
      prefixes: ['likes-'],
      maxSearchWindow: 5,
      checkpointInterval: 2,
      checkpointReached,
    });
    await server.client.appendToStream('other', numbered(25));
    const subscription = server.client.subscribeToAll({ filter });
    const live = take(subscription, 1);
    await once(subscription, 'caughtUp');
    const past = checkpoints.length;
    expect(past).toBeGreaterThanOrEqual(3);
    await server.client.appendToStream('other', numbered(25));
    await server.client.appendToStream('likes-1', numbered(1));
    await live;
    expect(checkpoints.length - past).toBe(2);
    const commits = checkpoints.map(({ commit }) => commit);
    expect(commits).toEqual([...new Set(commits)].sort((one, other) => Number(one - other)));
  });

  it('ends a subscription when the client wants it', async () => {
    const subscription = server.client.subscribeToAll();
    const ended = once(subscription, 'end');
    subscription.resume();
    await once(subscription, 'caughtUp');
    await subscription.unsubscribe();
    await ended;
  });

  it('sends no faster than it is read', async () => {
    for (let first = 0; first < 2000; first += 500) await server.client.appendToStream('a', numbered(500, first));
    const seen = await take(server.client.subscribeToStream('a'), 2000);
    expect(revisionsOf(seen)).toEqual(Array.from({ length: 2000 }, (_, index) => index));
    expect(await collect(server.client.readStream('a'))).toHaveLength(2000);
  });
});
