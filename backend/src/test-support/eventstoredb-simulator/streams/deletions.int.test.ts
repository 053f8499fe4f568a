import {
  ANY,
  binaryEvent,
  jsonEvent,
  NO_STREAM,
  STREAM_EXISTS,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import { status, type ServiceError } from '@grpc/grpc-js';
import { SERVER_VERSIONS } from '../server-version.js';
import { collect, failureOf, numbered, revisionsOf, SINGLE, useClient } from '../testing/use-client.js';
import { writeStreamName } from '../wire/ids.js';

let now = Date.UTC(2024, 1, 29);

describe.each(SERVER_VERSIONS)('The simulator of %s', (version) => {
  const server = useClient(() => ({ now: () => now, version }));
  const read = async (stream: string) => revisionsOf(await collect(server.client.readStream(stream)));

  it.each([ANY, 2n] as const)(
    'deletes a stream at %s, and numbers on when it is written again',
    async (expectedRevision) => {
      await server.client.appendToStream('a', numbered(3));
      const { position } = await server.client.deleteStream('a', { expectedRevision });
      expect(position).toBeDefined();
      expect(await failureOf(read('a'))).toBeInstanceOf(StreamNotFoundError);
      expect(await server.client.getStreamMetadata('a')).toMatchObject({ metadata: { truncateBefore: 2 ** 63 } });
      const again = server.client.appendToStream('a', numbered(2), { expectedRevision: NO_STREAM });
      expect(await again).toMatchObject({ nextExpectedRevision: 4n });
      expect(await read('a')).toEqual([3, 4]);
      expect(await server.client.getStreamMetadata('a')).toMatchObject({ metadata: { truncateBefore: 3 } });
    },
  );

  it('does not count a deleted stream as an existing one', async () => {
    await server.client.appendToStream('a', numbered(3));
    await server.client.deleteStream('a');
    const append = server.client.appendToStream('a', numbered(1), { expectedRevision: STREAM_EXISTS });
    expect(await failureOf(append)).toBeInstanceOf(StreamDeletedError);
  });

  it.each([
    ['a revision that has been passed', 3, 1n, 2n],
    ['no stream, but there is one', 1, NO_STREAM, 0n],
    ['anything, but there is nothing to delete', 0, ANY, -1n],
  ] as const)('refuses to delete at %s', async (_, existing, expectedRevision, actualVersion) => {
    if (existing > 0) await server.client.appendToStream('a', numbered(existing));
    const failure = await failureOf(server.client.deleteStream('a', { expectedRevision }));
    expect(failure).toBeInstanceOf(WrongExpectedVersionError);
    expect(failure).toMatchObject({ streamName: 'a', actualVersion });
  });

  it('deletes a stream that has nothing but metadata', async () => {
    await server.client.setStreamMetadata('a', { cacheControl: 10 });
    expect(await server.client.deleteStream('a', { expectedRevision: NO_STREAM })).toBeDefined();
  });

  it('deletes a stream for good, whether it was there or not', async () => {
    await server.client.appendToStream('a', numbered(3));
    const wrong = server.client.tombstoneStream('a', { expectedRevision: 1n });
    expect(await failureOf(wrong)).toBeInstanceOf(WrongExpectedVersionError);
    expect(await server.client.tombstoneStream('a', { expectedRevision: 2n })).toBeDefined();
    expect(await server.client.tombstoneStream('b', { expectedRevision: NO_STREAM })).toBeDefined();
    expect(await failureOf(read('b'))).toBeInstanceOf(StreamDeletedError);
    expect(await failureOf(server.client.tombstoneStream('a'))).toBeInstanceOf(StreamDeletedError);
    const all = await collect(server.client.readAll());
    expect(all.filter(({ event }) => event?.streamId === 'a')).toHaveLength(4);
  });

  it('deletes the metadata of a stream with it for good, whether there was any or not', async () => {
    const { client } = server;
    await client.appendToStream('a', numbered(1));
    await client.setStreamMetadata('a', { maxCount: 2 });
    for (const stream of ['a', 'b']) await client.tombstoneStream(stream);
    for (const stream of ['a', 'b']) {
      const calls = [
        collect(client.readStream(`$$${stream}`)),
        collect(client.subscribeToStream(`$$${stream}`)),
        client.getStreamMetadata(stream),
        client.setStreamMetadata(stream, { maxCount: 3 }),
        client.setStreamMetadata(stream, { maxCount: 3 }, SINGLE),
        client.deleteStream(`$$${stream}`),
      ];
      for (const failure of await Promise.all(calls.map(failureOf))) expect(failure).toBeInstanceOf(StreamDeletedError);
    }
  });

  it('keeps stream metadata, the latest of which counts', async () => {
    await server.client.appendToStream('a', numbered(1));
    expect(await server.client.getStreamMetadata('a')).toEqual({ streamName: 'a' });
    await server.client.setStreamMetadata('a', { maxCount: 3 });
    await server.client.setStreamMetadata('a', { maxCount: 2, kitten: 'tom' });
    expect(await server.client.getStreamMetadata('a')).toMatchObject({ metadata: { maxCount: 2, kitten: 'tom' } });
    expect(await collect(server.client.readStream('$$a'))).toHaveLength(1);
  });

  it.each([
    [{ maxCount: 2 }, [3, 4]],
    [{ truncateBefore: 4 }, [4]],
    [{ truncateBefore: 1, maxCount: 3 }, [2, 3, 4]],
    [{ truncateBefore: 9 }, []],
    [{ maxAge: 60 }, [2, 3, 4]],
  ])('reads what %j leaves', async (metadata, revisions) => {
    await server.client.appendToStream('a', numbered(2));
    now += 61_000;
    await server.client.appendToStream('a', numbered(3, 2));
    await server.client.setStreamMetadata('a', metadata);
    expect(await read('a')).toEqual(revisions);
    const all = await collect(server.client.readAll());
    expect(all.filter(({ event }) => event?.streamId === 'a')).toHaveLength(5);
  });

  it.each([
    { $maxCount: 0 },
    { $maxAge: -1 },
    { $tb: -1 },
    { $maxCount: '2' },
    { $maxCount: 1, $maxAge: 0.5 },
    'nonsense',
  ])('takes metadata like %j for none', async (data) => {
    await server.client.appendToStream('a', numbered(3));
    await server.client.appendToStream('$$a', jsonEvent({ type: '$metadata', data }));
    expect(await read('a')).toEqual([0, 1, 2]);
  });

  it('takes metadata that is no JSON for none', async () => {
    await server.client.appendToStream('a', numbered(3));
    await server.client.appendToStream('$$a', binaryEvent({ type: '$metadata', data: Buffer.from('{"$maxCount":1}') }));
    expect(await read('a')).toEqual([0, 1, 2]);
  });

  it.each(['delete', 'tombstone'] as const)(
    'names what it expected, and what there is, in the trailers of a %s',
    async (way) => {
      await server.client.appendToStream('a', numbered(3));
      const identifier = writeStreamName('a');
      const failure = await new Promise<ServiceError | null>((resolve) => {
        if (way === 'delete') {
          const options = new streamsPb.DeleteReq.Options().setStreamIdentifier(identifier).setRevision('1');
          server.streams.delete(new streamsPb.DeleteReq().setOptions(options), (error) => resolve(error));
        } else {
          const options = new streamsPb.TombstoneReq.Options().setStreamIdentifier(identifier).setRevision('1');
          server.streams.tombstone(new streamsPb.TombstoneReq().setOptions(options), (error) => resolve(error));
        }
      });
      expect(failure?.code).toBe(status.FAILED_PRECONDITION);
      expect(failure?.metadata.getMap()).toMatchObject({
        exception: 'wrong-expected-version',
        'stream-name': 'a',
        'expected-version': '1',
        'actual-version': '2',
      });
    },
  );

  it('undeletes a stream when its metadata is written', async () => {
    await server.client.appendToStream('a', numbered(2));
    await server.client.deleteStream('a');
    await server.client.setStreamMetadata('a', { maxCount: 10 });
    expect(await read('a')).toEqual([]);
    expect(await server.client.getStreamMetadata('a')).toMatchObject({ metadata: { maxCount: 10, truncateBefore: 2 } });
  });
});
