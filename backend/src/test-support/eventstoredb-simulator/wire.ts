import shared, { type StreamIdentifier, type UUID } from '@eventstore/db-client/generated/shared_pb.js';
import type { BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { Metadata, status, type StatusObject } from '@grpc/grpc-js';
import type { LogRecord, ProposedEvent } from './log.js';

export class RpcFailure extends Error {
  override readonly name = 'RpcFailure';
  constructor(
    readonly code: status,
    message: string,
    readonly trailers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }

  toStatus(): Partial<StatusObject> {
    const metadata = new Metadata();
    for (const [key, value] of Object.entries(this.trailers)) metadata.set(key, value);
    return { code: this.code, details: this.message, metadata };
  }
}

export const invalidArgument = (message: string): RpcFailure => new RpcFailure(status.INVALID_ARGUMENT, message);

export const handlerFailed = (reason: string): RpcFailure =>
  new RpcFailure(status.UNKNOWN, `Exception was thrown by handler. ${reason}`);

export const cancelled = (): RpcFailure => new RpcFailure(status.CANCELLED, 'Call canceled by the server.');

export const unavailable = (message: string): RpcFailure => new RpcFailure(status.UNAVAILABLE, message);

export const notCommitted = (): RpcFailure =>
  new RpcFailure(status.ABORTED, 'Operation timed out: Commit phase timeout.');

export const notReady = (): RpcFailure => unavailable('Server Is Not Ready');

export const notLeader = (host: string, port: number): RpcFailure =>
  new RpcFailure(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': host,
    'leader-endpoint-port': String(port),
  });

export const accessDenied = (): RpcFailure =>
  new RpcFailure(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });

export const unauthenticated = (): RpcFailure =>
  new RpcFailure(status.UNAUTHENTICATED, 'Bad gRPC response. HTTP status code: 401');

/** Format in which a client wants ids: text, or two 64-bit numbers. */
export type IdFormat = 'string' | 'structured';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const HEX = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** @throws RpcFailure for a missing or malformed id */
export function readId(uuid: UUID | undefined): string {
  const structured = uuid?.getStructured();
  if (structured === undefined) {
    const id = uuid?.getString().toLowerCase() ?? '';
    if (!ID.test(id)) throw handlerFailed(`${JSON.stringify(id)} is not an id`);
    return id;
  }
  const bytes = Buffer.alloc(16);
  bytes.writeBigInt64BE(BigInt.asIntN(64, BigInt(structured.getMostSignificantBits())), 0);
  bytes.writeBigInt64BE(BigInt.asIntN(64, BigInt(structured.getLeastSignificantBits())), 8);
  return bytes.toString('hex').replace(HEX, '$1-$2-$3-$4-$5');
}

export function writeId(id: string, format: IdFormat = 'string'): UUID {
  if (format === 'string') return new shared.UUID().setString(id);
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  const structured = new shared.UUID.Structured()
    .setMostSignificantBits(String(bytes.readBigInt64BE(0)))
    .setLeastSignificantBits(String(bytes.readBigInt64BE(8)));
  return new shared.UUID().setStructured(structured);
}

/** @throws RpcFailure for a stream without a name */
export function readStreamName(identifier: StreamIdentifier | undefined): string {
  const name = Buffer.from(identifier?.getStreamName_asU8() ?? []).toString();
  if (name === '') throw handlerFailed('A stream name is missing');
  return name;
}

export const writeStreamName = (name: string): StreamIdentifier =>
  new shared.StreamIdentifier().setStreamName(Buffer.from(name));

const JSON_TYPE = 'application/json';

/** @throws RpcFailure for a message without id, type or content type */
export function readProposedEvent(message: BatchAppendReq.ProposedMessage): ProposedEvent {
  const properties = message.getMetadataMap();
  const type = properties.get('type');
  const contentType = properties.get('content-type');
  if (type === undefined || contentType === undefined) throw invalidArgument('Required Metadata Property is missing');
  if (type === '') throw handlerFailed('The type is empty');
  return {
    id: readId(message.getId()),
    type,
    isJson: contentType === JSON_TYPE,
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

/** Size as the server counts it against its limit, in bytes. */
export const sizeOf = ({ type, data, metadata }: ProposedEvent): number =>
  data.length + metadata.length + type.length * 2;

export function writeRecordedEvent(record: LogRecord, ids: IdFormat) {
  const position = String(record.position);
  const message = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(writeId(record.id, ids))
    .setStreamIdentifier(writeStreamName(record.stream))
    .setStreamRevision(String(record.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setData(record.data)
    .setCustomMetadata(record.metadata);
  const properties = message.getMetadataMap();
  properties.set('type', record.type);
  properties.set('created', ticksOf(record.created));
  properties.set('content-type', record.isJson ? JSON_TYPE : 'application/octet-stream');
  return message;
}

/** Ticks of 100 ns in a millisecond. */
const TICKS_PER_MILLISECOND = 10_000n;

/** Converts milliseconds since 1970 to the server's unit. */
export const ticksOf = (milliseconds: number): string => String(BigInt(milliseconds) * TICKS_PER_MILLISECOND);
