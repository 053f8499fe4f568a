import {
  ANY,
  binaryEvent,
  DeadlineExceededError,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  STREAM_EXISTS,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { randomUUID } from 'node:crypto';
import { collect, failureOf, numbered, revisionsOf, SINGLE, useClient } from '../testing/use-client.js';

describe.each([
  ['batch appends', {}],
  ['single appends', SINGLE],
])('The simulator takes %s', (_, way) => {
  const server = useClient();

  it('and answers with the last revision and its position', async () => {
    expect(await server.client.appendToStream('a', numbered(3), way)).toMatchObject({
      success: true,
      nextExpectedRevision: 2n,
    });
    const result = await server.client.appendToStream('a', numbered(2), way);
    expect(result.nextExpectedRevision).toBe(4n);
    const recorded = await collect(server.client.readStream('a'));
    expect(revisionsOf(recorded)).toEqual([0, 1, 2, 3, 4]);
    expect(recorded.at(-1)?.event?.position).toEqual(result.position);
    expect(result.position?.commit).toBe(result.position?.prepare);
  });

  it('and keeps ids, types, bytes, and what is JSON', async () => {
    const events = [
      jsonEvent({ id: randomUUID(), type: 'Json', data: { a: ['ä', null] }, metadata: { $correlationId: 'c-1' } }),
      binaryEvent({ id: randomUUID(), type: 'Binary', data: Buffer.from([0, 255, 10]), metadata: Buffer.from([1, 2]) }),
      jsonEvent({ id: randomUUID(), type: 'Bare', data: 'text' }),
    ];
    await server.client.appendToStream('häßlich 🐶', events, way);
    const [json, binary, bare] = (await collect(server.client.readStream('häßlich 🐶'))).map(({ event }) => event);
    expect(json).toMatchObject({ id: events[0]?.id, type: 'Json', isJson: true, data: { a: ['ä', null] } });
    expect(json?.metadata).toEqual({ $correlationId: 'c-1' });
    expect(binary).toMatchObject({ id: events[1]?.id, type: 'Binary', isJson: false });
    expect(Buffer.from(binary?.data as Uint8Array)).toEqual(Buffer.from([0, 255, 10]));
    expect(Buffer.from(binary?.metadata as Uint8Array)).toEqual(Buffer.from([1, 2]));
    expect(bare).toMatchObject({ data: 'text', metadata: undefined, streamId: 'häßlich 🐶' });
    expect(json?.created.getTime()).toBeGreaterThan(0);
  });

  it.each([
    { expected: NO_STREAM, existing: 2, actual: 1n },
    { expected: 0n, existing: 0, actual: NO_STREAM },
    { expected: 1n, existing: 4, actual: 3n },
    { expected: 7n, existing: 4, actual: 3n },
    { expected: STREAM_EXISTS, existing: 0, actual: NO_STREAM },
  ] as const)('but not at $expected when there are $existing events', async ({ expected, existing, actual }) => {
    if (existing > 0) await server.client.appendToStream('a', numbered(existing), way);
    const append = server.client.appendToStream('a', numbered(1), { expectedRevision: expected, ...way });
    const failure = await failureOf(append);
    expect(failure).toBeInstanceOf(WrongExpectedVersionError);
    expect(failure).toMatchObject({ streamName: 'a', expectedVersion: expected, actualVersion: actual });
  });

  it.each([
    [ANY, 0],
    [NO_STREAM, 0],
    [STREAM_EXISTS, 1],
    [1n, 2],
  ] as const)('at %s, and the same again without change', async (expectedRevision, existing) => {
    if (existing > 0) await server.client.appendToStream('a', numbered(existing), way);
    const events = numbered(2);
    const first = await server.client.appendToStream('a', events, { expectedRevision, ...way });
    await server.client.appendToStream('a', numbered(1), way);
    expect(await server.client.appendToStream('a', events, { expectedRevision, ...way })).toEqual(first);
    expect(await collect(server.client.readStream('a'))).toHaveLength(existing + 3);
  });

  it('but not those of which some were taken before', async () => {
    const events = numbered(2);
    await server.client.appendToStream('a', events, way);
    for (const expectedRevision of [ANY, NO_STREAM] as const) {
      const more = server.client.appendToStream('a', [...events, ...numbered(1)], { expectedRevision, ...way });
      expect(await failureOf(more)).toBeInstanceOf(WrongExpectedVersionError);
    }
  });

  it('with the same ids to different streams', async () => {
    const events = numbered(2);
    await server.client.appendToStream('a', events, { expectedRevision: NO_STREAM, ...way });
    await server.client.appendToStream('b', events, { expectedRevision: NO_STREAM, ...way });
    expect(await collect(server.client.readStream('b'))).toHaveLength(2);
  });

  it('anew to any revision of a stream when the ids went to another one first', async () => {
    const events = numbered(2);
    for (const stream of ['a', 'b', 'a', 'b']) await server.client.appendToStream(stream, events, way);
    expect(await collect(server.client.readStream('a'))).toHaveLength(2);
    expect(await collect(server.client.readStream('b'))).toHaveLength(4);
  });

  it('again without a position when what was taken before cannot be read any more', async () => {
    const events = numbered(2);
    const at = { expectedRevision: NO_STREAM, ...way } as const;
    const first = await server.client.appendToStream('a', events, at);
    expect(first.position).toBeDefined();
    await server.client.setStreamMetadata('a', { truncateBefore: 2 });
    expect(await server.client.appendToStream('a', events, at)).toMatchObject({
      success: true,
      nextExpectedRevision: 1n,
      position: undefined,
    });
  });

  it('but not to a stream that was deleted for good', async () => {
    await server.client.appendToStream('a', numbered(1), way);
    await server.client.tombstoneStream('a');
    const failure = await failureOf(server.client.appendToStream('a', numbered(1), way));
    expect(failure).toBeInstanceOf(StreamDeletedError);
    expect(failure).toMatchObject({ streamName: 'a' });
  });

  it('up to a megabyte', async () => {
    const data = 'x'.repeat(1000);
    const many = (count: number) => Array.from({ length: count }, () => jsonEvent({ type: 'Big', data }));
    await server.client.appendToStream('a', many(1030), way);
    expect(await collect(server.client.readStream('a'))).toHaveLength(1030);
    const failure = await failureOf(server.client.appendToStream('a', many(1060), way));
    expect(failure).toBeInstanceOf(MaxAppendSizeExceededError);
    expect(failure).toMatchObject({ maxAppendSize: 1024 * 1024 });
  });
});

describe('The simulator', () => {
  const server = useClient();

  it('takes batch appends in chunks, and answers each by its correlation id', async () => {
    const appends = Array.from({ length: 20 }, (_, index) =>
      server.client.appendToStream(`a-${index}`, numbered(50), { batchAppendSize: 512 }),
    );
    expect((await Promise.all(appends)).map(({ nextExpectedRevision }) => nextExpectedRevision)).toEqual(
      Array.from({ length: 20 }, () => 49n),
    );
  });

  it('forgets the ids of appends to any revision when it restarts, but not those at an exact one', async () => {
    const events = numbered(1);
    const exact = numbered(1);
    await server.client.appendToStream('any', events);
    await server.client.appendToStream('exact', exact, { expectedRevision: NO_STREAM });
    await server.simulator.restart();
    await failureOf(server.client.appendToStream('wake-up', numbered(1)));
    await server.client.appendToStream('any', events);
    await server.client.appendToStream('exact', exact, { expectedRevision: NO_STREAM });
    expect(await collect(server.client.readStream('any'))).toHaveLength(2);
    expect(await collect(server.client.readStream('exact'))).toHaveLength(1);
  });

  it('refuses a batch append whose deadline has passed', async () => {
    await server.client.appendToStream('a', numbered(1));
    const late = server.client.appendToStream('a', numbered(1), { deadline: -1000 });
    expect(await failureOf(late)).toBeInstanceOf(DeadlineExceededError);
  });
});
