import shared from '@eventstore/db-client/generated/shared_pb.js';
import streamsPb, {
  type AppendReq,
  type AppendResp,
  type BatchAppendReq,
  type BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import { Metadata, status, type ServiceError } from '@grpc/grpc-js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { ADMIN } from '../cluster/secured.js';
import { collect, failureOf, numbered, useClient } from '../testing/use-client.js';
import { writeId, writeStreamName } from '../wire/ids.js';

/** Not a UUID of any version, but 128 bits all the same. */
const ODD_ID = '11111111-2222-0333-0444-555555555555';

interface Proposal {
  readonly id?: shared.UUID;
  readonly type?: string;
  readonly contentType?: string;
  readonly bytes?: number;
}

const nothing = () => new shared.Empty();

/** Fills the message that both ways of appending have each of their own. */
function fill<Message extends streamsPb.AppendReq.ProposedMessage | streamsPb.BatchAppendReq.ProposedMessage>(
  message: Message,
  { id = writeId(randomUUID()), type = 'Said', contentType = 'application/json', bytes = 2 }: Proposal,
): Message {
  message.setId(id);
  message.setData(Buffer.alloc(bytes, ' '));
  if (type !== 'none') message.getMetadataMap().set('type', type);
  if (contentType !== 'none') message.getMetadataMap().set('content-type', contentType);
  return message;
}

describe('The simulator, message by message, takes single appends', () => {
  const server = useClient();

  const optionsFor = (stream: string) =>
    new streamsPb.AppendReq.Options().setStreamIdentifier(writeStreamName(stream)).setAny(nothing());
  const proposed = (proposal: Proposal = {}) =>
    new streamsPb.AppendReq().setProposedMessage(fill(new streamsPb.AppendReq.ProposedMessage(), proposal));
  const append = (options: AppendReq.Options, ...messages: AppendReq[]) =>
    send(new streamsPb.AppendReq().setOptions(options), ...messages);
  const send = (...requests: AppendReq[]) =>
    new Promise<AppendResp>((resolve, reject) => {
      const call = server.streams.append((error, response) => (error === null ? resolve(response) : reject(error)));
      for (const request of requests) call.write(request);
      call.end();
    });

  it('and answers a wrong version in the response, for clients old and new', async () => {
    await append(optionsFor('a'), proposed());
    const response = await append(optionsFor('a').setRevision('7'), proposed());
    expect(response.getWrongExpectedVersion()?.toObject()).toMatchObject({
      currentRevision: '0',
      currentRevision2060: 0,
      expectedRevision: '7',
      expectedRevision2060: 7,
    });
    const missing = await append(optionsFor('b').setStreamExists(nothing()), proposed());
    expect(missing.getWrongExpectedVersion()?.hasCurrentNoStream()).toBe(true);
    expect(missing.getWrongExpectedVersion()?.hasExpectedStreamExists()).toBe(true);
  });

  it('without events, too', async () => {
    const response = await append(optionsFor('a').setNoStream(nothing()));
    expect(response.getSuccess()?.hasNoStream()).toBe(true);
    expect(response.getSuccess()?.hasNoPosition()).toBe(true);
  });

  it.each([
    ['no type', { type: 'none' }, status.INVALID_ARGUMENT, 'missing-required-metadata-property'],
    ['no content type', { contentType: 'none' }, status.INVALID_ARGUMENT, 'missing-required-metadata-property'],
    ['too many bytes', { bytes: 1024 * 1024 }, status.INVALID_ARGUMENT, 'maximum-append-size-exceeded'],
    ['an empty type', { type: '' }, status.UNKNOWN, undefined],
    ['no proper id', { id: new shared.UUID().setString('seven') }, status.UNKNOWN, undefined],
  ])('but not those with %s', async (_, proposal, code, exception) => {
    const failure = (await failureOf(append(optionsFor('a'), proposed(proposal)))) as ServiceError;
    expect(failure.code).toBe(code);
    expect(failure.metadata.get('exception')[0]).toBe(exception);
  });

  it('but not without options in front', async () => {
    expect(await failureOf(send(proposed()))).toMatchObject({ code: status.UNKNOWN });
    expect(await failureOf(append(optionsFor('')))).toMatchObject({ code: status.UNKNOWN });
    const unsaid = new streamsPb.AppendReq.Options().setStreamIdentifier(writeStreamName('a'));
    expect(await failureOf(append(unsaid, proposed()))).toMatchObject({ code: status.INVALID_ARGUMENT });
  });

  it.each(['string', 'structured'] as const)('and keeps ids of any kind, sent as %s', async (format) => {
    await append(optionsFor('a'), proposed({ id: writeId(ODD_ID, format) }));
    const [event] = await collect(server.client.readStream('a'));
    expect(event?.event?.id).toBe(ODD_ID);
  });

  it('and names the stream in the trailers when it was deleted for good', async () => {
    await server.client.tombstoneStream('a');
    const failure = (await failureOf(append(optionsFor('a'), proposed()))) as ServiceError;
    expect(failure.code).toBe(status.FAILED_PRECONDITION);
    expect(failure.metadata.getMap()).toMatchObject({ exception: 'stream-deleted', 'stream-name': 'a' });
  });
});

describe('The simulator, message by message, takes batch appends', () => {
  const server = useClient();

  const optionsFor = (stream: string) =>
    new streamsPb.BatchAppendReq.Options().setStreamIdentifier(writeStreamName(stream)).setAny(new empty.Empty());
  const chunk = (id: string, options: BatchAppendReq.Options | undefined, isFinal: boolean, proposal: Proposal = {}) =>
    new streamsPb.BatchAppendReq()
      .setCorrelationId(writeId(id))
      .setOptions(options)
      .setProposedMessagesList([fill(new streamsPb.BatchAppendReq.ProposedMessage(), proposal)])
      .setIsFinal(isFinal);
  /** All answers to the chunks, until the server has ended the call. */
  function send(...chunks: BatchAppendReq[]): Promise<BatchAppendResp[]> {
    const call = server.streams.batchAppend();
    for (const each of chunks) call.write(each);
    call.end();
    return collect<BatchAppendResp>(call);
  }
  const detailsOf = (response: BatchAppendResp | undefined) => ({
    code: response?.getError()?.getCode(),
    name: response?.getError()?.getDetails()?.getTypeName(),
    stream: Buffer.from(response?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString(),
  });

  it('in chunks, of which the first has the options and the last says so', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const answers = await send(
      chunk(one, optionsFor('a'), false),
      chunk(other, optionsFor('b'), true),
      chunk(one, undefined, false),
      chunk(one, undefined, true),
    );
    const told = answers.map((answer) => [
      answer.getCorrelationId()?.getString(),
      detailsOf(answer).stream,
      answer.getSuccess()?.getCurrentRevision(),
    ]);
    expect(told).toEqual([
      [other, 'b', '0'],
      [one, 'a', '2'],
    ]);
    const { commitPosition, preparePosition } = answers[1]!.getSuccess()!.getPosition()!.toObject();
    expect(commitPosition).toBe(preparePosition);
  });

  it('and passes over chunks that belong to none', async () => {
    expect(await send(chunk(randomUUID(), undefined, true))).toEqual([]);
  });

  it('and packs what is wrong into one detail', async () => {
    await server.client.appendToStream('a', numbered(1));
    await server.client.tombstoneStream('gone');
    const answers = await send(
      chunk(randomUUID(), optionsFor('a').setStreamPosition('7'), true),
      chunk(randomUUID(), optionsFor('big'), true, { bytes: 1024 * 1024 }),
      chunk(randomUUID(), optionsFor('untyped'), true, { type: '' }),
    );
    const [gone] = await send(chunk(randomUUID(), optionsFor('gone'), true));
    const told = new Map([...answers, gone].map((answer) => [detailsOf(answer).stream, detailsOf(answer)]));
    expect(told.get('a')).toMatchObject({ code: 6, name: 'event_store.client.WrongExpectedVersion' });
    expect(told.get('big')).toMatchObject({ code: 3, name: 'event_store.client.MaximumAppendSizeExceeded' });
    expect(told.get('untyped')).toMatchObject({ code: 3, name: 'event_store.client.BadRequest' });
    expect(told.get('gone')).toMatchObject({ name: 'event_store.client.StreamDeleted' });
  });
});

describe('The simulator, message by message, says that somebody may not append', () => {
  const server = useClient(() => ({ users: [ADMIN] }));

  it('to the whole log, whoever it is', async () => {
    const headers = new Metadata();
    headers.set('authorization', `Basic ${Buffer.from(`${ADMIN.name}:${ADMIN.password}`).toString('base64')}`);
    const answerFor = (stream: string) =>
      new Promise((resolve) => {
        const options = new streamsPb.AppendReq.Options()
          .setStreamIdentifier(writeStreamName(stream))
          .setAny(nothing());
        server.streams.append(headers, resolve).end(new streamsPb.AppendReq().setOptions(options));
      });
    expect(await answerFor('$all')).toMatchObject({ code: status.PERMISSION_DENIED });
    expect(await answerFor('$settings')).toBeNull();
  });

  it('before the first event of a single append has come', async () => {
    const denied = new Promise((resolve) => {
      const call = server.streams.append((error) => resolve(error));
      const options = new streamsPb.AppendReq.Options().setStreamIdentifier(writeStreamName('a')).setAny(nothing());
      call.write(new streamsPb.AppendReq().setOptions(options));
    });
    expect(await denied).toMatchObject({ code: status.PERMISSION_DENIED });
  });

  it('at the first chunk of a batch append, and nothing more to the others', async () => {
    const call = server.streams.batchAppend();
    const options = new streamsPb.BatchAppendReq.Options()
      .setStreamIdentifier(writeStreamName('a'))
      .setAny(new empty.Empty());
    const chunk = () => new streamsPb.BatchAppendReq().setCorrelationId(writeId(ODD_ID));
    call.write(chunk().setOptions(options));
    const answers = collect<BatchAppendResp>(call);
    await once(call, 'data');
    call.write(chunk().setIsFinal(true));
    call.end();
    expect((await answers).map((answer) => answer.getError()?.getCode())).toEqual([status.PERMISSION_DENIED]);
  });
});
