import shared, { type StreamIdentifier, type UUID } from '@eventstore/db-client/generated/shared_pb.js';
import { handlerFailed } from './rpc-failure.js';

/** How a client wants ids: as text or as two 64-bit numbers. */
export type IdFormat = 'string' | 'structured';

/** Any 128 bits will do, of whatever version of UUID. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const HEX = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** @throws RpcFailure for a missing or malformed id */
export function readId(uuid: UUID | undefined): string {
  const structured = uuid?.getStructured();
  if (structured === undefined) {
    if (uuid === undefined) throw handlerFailed('An id is missing');
    const id = uuid.getString().toLowerCase();
    if (!ID.test(id)) throw handlerFailed(`${JSON.stringify(id)} is no id`);
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
