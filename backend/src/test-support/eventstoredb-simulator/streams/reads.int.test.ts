import {
  BACKWARDS,
  binaryEvent,
  END,
  FORWARDS,
  START,
  StreamDeletedError,
  StreamNotFoundError,
} from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streamsPb, { type ReadReq, type ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { status } from '@grpc/grpc-js';
import { stringify } from 'uuid';
import { writeStreamName } from '../wire/ids.js';
import { collect, failureOf, numbered, revisionsOf, useClient } from '../testing/use-client.js';

describe('The simulator reads', () => {
  const server = useClient();
  const own = async (options = {}) =>
    (await collect(server.client.readAll(options))).filter(({ event }) => event?.streamId.startsWith('$') === false);

  it.each([
    [{}, [0, 1, 2, 3, 4]],
    [{ fromRevision: 3n }, [3, 4]],
    [{ fromRevision: 9n }, []],
    [{ fromRevision: END }, []],
    [{ fromRevision: 1n, maxCount: 2 }, [1, 2]],
    [{ direction: BACKWARDS, fromRevision: END }, [4, 3, 2, 1, 0]],
    [{ direction: BACKWARDS, fromRevision: END, maxCount: 1 }, [4]],
    [{ direction: BACKWARDS, fromRevision: 1n }, [1, 0]],
    [{ direction: BACKWARDS, fromRevision: 99n, maxCount: 2 }, [4, 3]],
    [{ direction: BACKWARDS, fromRevision: START }, [0]],
  ] as const)('a stream with %j', async (options, revisions) => {
    await server.client.appendToStream('a', numbered(5));
    await server.client.appendToStream('ab', numbered(3));
    expect(revisionsOf(await collect(server.client.readStream('a', options)))).toEqual(revisions);
  });

  it('no stream that is not there, and none that was deleted', async () => {
    expect(await failureOf(collect(server.client.readStream('a')))).toMatchObject({ streamName: 'a' });
    expect(await failureOf(collect(server.client.readStream('a')))).toBeInstanceOf(StreamNotFoundError);
    await server.client.appendToStream('b', numbered(1));
    await server.client.tombstoneStream('b');
    expect(await failureOf(collect(server.client.readStream('b')))).toBeInstanceOf(StreamDeletedError);
  });

  it('the whole log, which begins with events of its own', async () => {
    await server.client.appendToStream('a', numbered(2));
    await server.client.appendToStream('b', numbered(2));
    const all = await collect(server.client.readAll());
    expect(all.length).toBeGreaterThan(4);
    const positions = all.map(({ event }) => event!.position.commit);
    expect(positions).toEqual([...positions].sort((one, other) => Number(one - other)));
    expect((await own()).map(({ event }) => event?.streamId)).toEqual(['a', 'a', 'b', 'b']);
    const backwards = await own({ direction: BACKWARDS, fromPosition: END });
    expect(backwards.map(({ event }) => event?.streamId)).toEqual(['b', 'b', 'a', 'a']);
  });

  it('the log from a position: forwards with it, backwards without it', async () => {
    await server.client.appendToStream('a', numbered(5));
    const { position } = (await own())[2]!.event!;
    expect(revisionsOf(await own({ fromPosition: position }))).toEqual([2, 3, 4]);
    expect(revisionsOf(await own({ fromPosition: position, direction: BACKWARDS }))).toEqual([1, 0]);
    expect(revisionsOf(await own({ fromPosition: position, maxCount: 1 }))).toEqual([2]);
    const behind = { commit: position.commit, prepare: position.prepare + 1n };
    expect(revisionsOf(await own({ fromPosition: behind, direction: FORWARDS }))).toEqual([3, 4]);
  });

  it('no log from a position in the middle of an event', async () => {
    await server.client.appendToStream('a', numbered(3));
    const { commit, prepare } = (await own())[1]!.event!.position;
    const fromPosition = { commit: commit + 1n, prepare: prepare + 1n };
    expect(await failureOf(own({ fromPosition }))).toMatchObject({ code: status.UNKNOWN });
    const beyond = { commit: commit + 10_000n, prepare: prepare + 10_000n };
    expect(await own({ fromPosition: beyond })).toEqual([]);
  });

  it('links, and what they lead to when asked to resolve them', async () => {
    await server.client.appendToStream('a', numbered(3));
    const link = (target: string) => binaryEvent({ type: '$>', data: Buffer.from(target) });
    await server.client.appendToStream('links', [link('2@a'), link('9@a'), link('nonsense')]);
    const plain = await collect(server.client.readStream('links'));
    expect(plain.map(({ event, link: by }) => [event?.type, by])).toEqual(plain.map(() => ['$>', undefined]));
    const resolved = await collect(server.client.readStream('links', { resolveLinkTos: true }));
    expect(resolved[0]).toMatchObject({ event: { streamId: 'a', revision: 2n }, link: { type: '$>', revision: 0n } });
    expect(resolved.map(({ event }) => event === undefined)).toEqual([false, true, true]);
  });

  describe('message by message', () => {
    const request = (change: (options: ReadReq.Options) => void): ReadReq => {
      const options = new streamsPb.ReadReq.Options()
        .setCount('100')
        .setNoFilter(new shared.Empty())
        .setUuidOption(new streamsPb.ReadReq.Options.UUIDOption().setStructured(new shared.Empty()));
      change(options);
      return new streamsPb.ReadReq().setOptions(options);
    };
    const ofStream = (name: string) =>
      new streamsPb.ReadReq.Options.StreamOptions()
        .setStreamIdentifier(writeStreamName(name))
        .setStart(new shared.Empty());
    const send = (change: (options: ReadReq.Options) => void): Promise<ReadResp[]> =>
      collect<ReadResp>(server.streams.read(request(change)));

    it('tells ids as numbers to those who want them so', async () => {
      const [event] = numbered(1);
      await server.client.appendToStream('a', event!);
      const [response] = await send((options) => options.setStream(ofStream('a')));
      const structured = response?.getEvent()?.getEvent()?.getId()?.getStructured();
      const bytes = Buffer.alloc(16);
      bytes.writeBigInt64BE(BigInt(structured!.getMostSignificantBits()), 0);
      bytes.writeBigInt64BE(BigInt(structured!.getLeastSignificantBits()), 8);
      expect(stringify(bytes)).toBe(event!.id);
    });

    it('tells where a stream begins and ends to those who want to know', async () => {
      await server.client.appendToStream('a', numbered(5));
      await server.client.setStreamMetadata('a', { truncateBefore: 5 });
      const responses = await send((options) =>
        options
          .setStream(ofStream('a'))
          .setControlOption(new streamsPb.ReadReq.Options.ControlOption().setCompatibility(1)),
      );
      expect(responses.map((response) => response.getContentCase())).toEqual([
        streamsPb.ReadResp.ContentCase.FIRST_STREAM_POSITION,
        streamsPb.ReadResp.ContentCase.LAST_STREAM_POSITION,
      ]);
      expect(responses.map((response) => response.getFirstStreamPosition() + response.getLastStreamPosition())).toEqual(
        ['50', '04'],
      );
    });

    const { ContentCase } = streamsPb.ReadResp;
    it.each([
      { from: '0', count: '2', truncateBefore: 3, told: [ContentCase.FIRST_STREAM_POSITION, '3'] },
      { from: '9', count: '2', truncateBefore: 0, told: [ContentCase.FIRST_STREAM_POSITION, '5'] },
      { from: '5', count: '2', truncateBefore: 0, told: [ContentCase.LAST_STREAM_POSITION, '4'] },
    ])(
      'tells those who read from $from where the stream is, first: $told',
      async ({ from, count, truncateBefore, told }) => {
        await server.client.appendToStream('a', numbered(5));
        if (truncateBefore > 0) await server.client.setStreamMetadata('a', { truncateBefore });
        const [first] = await send((options) =>
          options
            .setStream(ofStream('a').setRevision(from))
            .setCount(count)
            .setControlOption(new streamsPb.ReadReq.Options.ControlOption().setCompatibility(1)),
        );
        const position =
          first?.hasFirstStreamPosition() === true ? first.getFirstStreamPosition() : first?.getLastStreamPosition();
        expect([first?.getContentCase(), position]).toEqual(told);
      },
    );

    it.each([
      ['type', 'B.d$', ['Bad', 'Bid']],
      ['stream', '^x', ['Bad', 'Good']],
    ])('reads only what a filter on the %s lets through', async (on, regex, types) => {
      await server.client.appendToStream('x', [...numbered(1, 0, 'Bad'), ...numbered(1, 0, 'Good')]);
      await server.client.appendToStream('y', numbered(1, 0, 'Bid'));
      const expression = new streamsPb.ReadReq.Options.FilterOptions.Expression().setRegex(regex);
      const filter = new streamsPb.ReadReq.Options.FilterOptions().setMax(32).setCheckpointintervalmultiplier(1);
      if (on === 'type') filter.setEventType(expression);
      else filter.setStreamIdentifier(expression);
      const all = new streamsPb.ReadReq.Options.AllOptions().setStart(new shared.Empty());
      const responses = await send((options) => options.setAll(all).setFilter(filter));
      const found = responses.map((response) => response.getEvent()?.getEvent()?.getMetadataMap().get('type'));
      expect(found).toEqual(types);
    });

    it.each<[string, (options: ReadReq.Options) => void, status]>([
      ['no stream and not all', () => undefined, status.INVALID_ARGUMENT],
      ['no form of ids', (options) => options.setStream(ofStream('a')).clearUuidOption(), status.INVALID_ARGUMENT],
      [
        'a subscription backwards',
        (options) =>
          options
            .setStream(ofStream('a'))
            .setReadDirection(1)
            .setSubscription(new streamsPb.ReadReq.Options.SubscriptionOptions()),
        status.INVALID_ARGUMENT,
      ],
      [
        'neither a filter nor none',
        (options) => options.setStream(ofStream('a')).clearNoFilter(),
        status.INVALID_ARGUMENT,
      ],
      ['no name', (options) => options.setStream(ofStream('')), status.UNKNOWN],
    ])('refuses %s', async (_, change, code) => {
      expect(await failureOf(send(change))).toMatchObject({ code });
    });
  });
});
