import {
  ANY,
  BACKWARDS,
  END,
  EventStoreDBClient,
  eventTypeFilter,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  STREAM_EXISTS,
  StreamNotFoundError,
  streamNameFilter,
  WrongExpectedVersionError,
  type AllStreamSubscription,
  type Position,
} from '@eventstore/db-client';
import { logVerbosity, setLogVerbosity, status } from '@grpc/grpc-js';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDbSimulator } from './simulator.js';
import { collect, failureOf, numbered, revisionsOf, useClient } from './testing/use-client.js';

describe('The simulator', () => {
  const server = useClient();
  const own = async (options = {}) =>
    (await collect(server.client.readAll(options))).filter(({ event }) => event?.streamId.startsWith('$') === false);

  it.each([
    { expected: NO_STREAM, existing: 2, actual: 1n },
    { expected: 0n, existing: 0, actual: NO_STREAM },
    { expected: 1n, existing: 4, actual: 3n },
    { expected: STREAM_EXISTS, existing: 0, actual: NO_STREAM },
  ] as const)('rejects an append at $expected with $existing events', async ({ expected, existing, actual }) => {
    if (existing > 0) await server.client.appendToStream('a', numbered(existing));
    const failure = await failureOf(server.client.appendToStream('a', numbered(1), { expectedRevision: expected }));
    expect(failure).toBeInstanceOf(WrongExpectedVersionError);
    expect(failure).toMatchObject({ streamName: 'a', expectedVersion: expected, actualVersion: actual });
  });

  it.each([
    [ANY, 0],
    [NO_STREAM, 0],
    [STREAM_EXISTS, 1],
    [1n, 2],
  ] as const)('recognizes a repeated append at %s', async (expectedRevision, existing) => {
    if (existing > 0) await server.client.appendToStream('a', numbered(existing));
    const events = numbered(2);
    const first = await server.client.appendToStream('a', events, { expectedRevision });
    await server.client.appendToStream('a', numbered(1));
    expect(await server.client.appendToStream('a', events, { expectedRevision })).toEqual(first);
    expect(await collect(server.client.readStream('a'))).toHaveLength(existing + 3);
    const more = server.client.appendToStream('a', [...events, ...numbered(1)], { expectedRevision: ANY });
    expect(await failureOf(more)).toBeInstanceOf(WrongExpectedVersionError);
  });

  it('forgets the ids of appends to any revision when it restarts', async () => {
    const [any, exact] = [numbered(1), numbered(1)];
    const append = async () => {
      await server.client.appendToStream('any', any);
      await server.client.appendToStream('exact', exact, { expectedRevision: NO_STREAM });
    };
    await append();
    await server.simulator.restart();
    await failureOf(server.client.appendToStream('wake-up', numbered(1)));
    await append();
    expect(await collect(server.client.readStream('any'))).toHaveLength(2);
    expect(await collect(server.client.readStream('exact'))).toHaveLength(1);
  });

  it('takes appends up to a megabyte', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, () => jsonEvent({ type: 'Big', data: 'x'.repeat(1000) }));
    await server.client.appendToStream('a', many(1030));
    expect(await failureOf(server.client.appendToStream('a', many(1060)))).toBeInstanceOf(MaxAppendSizeExceededError);
  });

  it.each([
    [{}, [0, 1, 2, 3, 4]],
    [{ fromRevision: 3n }, [3, 4]],
    [{ fromRevision: 9n }, []],
    [{ fromRevision: 1n, maxCount: 2 }, [1, 2]],
    [{ direction: BACKWARDS, fromRevision: END }, [4, 3, 2, 1, 0]],
    [{ direction: BACKWARDS, fromRevision: END, maxCount: 1 }, [4]],
    [{ direction: BACKWARDS, fromRevision: 99n, maxCount: 2 }, [4, 3]],
  ] as const)('reads a stream with %j', async (options, revisions) => {
    await server.client.appendToStream('a', numbered(5));
    await server.client.appendToStream('ab', numbered(3));
    expect(revisionsOf(await collect(server.client.readStream('a', options)))).toEqual(revisions);
    expect(await failureOf(collect(server.client.readStream('b')))).toBeInstanceOf(StreamNotFoundError);
  });

  it('reads the log from a position: forwards with its event, backwards without it', async () => {
    await server.client.appendToStream('a', numbered(5));
    const { position } = (await own())[2]!.event!;
    expect(revisionsOf(await own({ fromPosition: position }))).toEqual([2, 3, 4]);
    expect(revisionsOf(await own({ fromPosition: position, direction: BACKWARDS }))).toEqual([1, 0]);
    const inside = { commit: position.commit + 1n, prepare: position.prepare + 1n };
    expect(await failureOf(own({ fromPosition: inside }))).toMatchObject({ code: status.UNKNOWN });
  });

  it.each([
    [streamNameFilter({ prefixes: ['likes-', 'x'] }), ['likes-1', 'x-1']],
    [streamNameFilter({ regex: '^[^$].*-1$' }), ['likes-1', 'a-1', 'x-1']],
    [eventTypeFilter({ regex: '^[^$].*ed$' }), ['likes-1', 'a-1']],
  ])('filters a subscription (%#)', async (filter, streams) => {
    await server.client.appendToStream('likes-1', numbered(1, 0, 'Liked'));
    await server.client.appendToStream('a-1', numbered(1, 0, 'Named'));
    await server.client.appendToStream('x-1', numbered(1, 0, 'Other'));
    const seen: (string | undefined)[] = [];
    for await (const { event } of server.client.subscribeToAll({ filter }))
      if (seen.push(event?.streamId) === streams.length) break;
    expect(seen).toEqual(streams);
  });

  it('sends checkpoints of a filtered subscription, past and live', async () => {
    const checkpoints: Position[] = [];
    const checkpointReached = (_: AllStreamSubscription, position: Position) => void checkpoints.push(position);
    const window = { maxSearchWindow: 5, checkpointInterval: 2, checkpointReached };
    await server.client.appendToStream('other', numbered(25));
    const subscription = server.client.subscribeToAll({
      filter: streamNameFilter({ prefixes: ['likes-'], ...window }),
    });
    subscription.resume();
    await once(subscription, 'caughtUp');
    const past = checkpoints.length;
    expect(past).toBeGreaterThanOrEqual(2);
    const next = once(subscription, 'data');
    await server.client.appendToStream('other', numbered(25));
    await server.client.appendToStream('likes-1', numbered(1));
    await next;
    expect(checkpoints.length - past).toBe(2);
    await subscription.unsubscribe();
  });

  it('is found by its gossip, under the address it was asked at', async () => {
    const url = `esdb+discover://localhost:${server.simulator.port}?tls=false&nodePreference=leader`;
    const client = EventStoreDBClient.connectionString(url);
    await client.appendToStream('a', numbered(2));
    expect(await collect(client.readStream('a'))).toHaveLength(2);
    await client.dispose();
  });
});

describe('The simulator in a directory', () => {
  // A port that is taken is also logged, by the library.
  beforeAll(() => setLogVerbosity(logVerbosity.NONE));
  const directory = mkdtempSync(join(tmpdir(), 'marcel-simulator-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  it('has everything again when it is opened on the same directory, which it does not share', async () => {
    const first = await EventStoreDbSimulator.start({ directory });
    const client = EventStoreDBClient.connectionString(first.url);
    await client.appendToStream('a', numbered(3));
    await client.appendToStream('big', [jsonEvent({ type: 'Big', data: '"'.repeat(400_000) })]);
    const before = await collect(client.readAll());
    expect(await failureOf(EventStoreDbSimulator.start({ port: first.port }))).toBeInstanceOf(Error);
    expect(await failureOf(EventStoreDbSimulator.start({ directory }))).toBeInstanceOf(Error);
    await client.dispose();
    await first.stop();
    const second = await EventStoreDbSimulator.start({ directory });
    const again = EventStoreDBClient.connectionString(second.url);
    expect(await collect(again.readAll())).toEqual(before);
    await again.dispose();
    await second.stop();
  });
});
