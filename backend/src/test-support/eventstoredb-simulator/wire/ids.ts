import shared, { type StreamIdentifier, type UUID } from '@eventstore/db-client/generated/shared_pb.js';
import { stringify } from 'uuid';
import { invalidArgument } from './rpc-failure.js';

/** How a client wants ids: as text or as two 64-bit numbers. */
export type IdFormat = 'string' | 'structured';

/** @throws RpcFailure for a missing id */
export function readId(uuid: UUID | undefined): string {
  const structured = uuid?.getStructured();
  if (structured === undefined) {
    if (uuid === undefined) throw invalidArgument('An id is missing');
    return uuid.getString().toLowerCase();
  }
  const bytes = Buffer.alloc(16);
  bytes.writeBigInt64BE(BigInt.asIntN(64, BigInt(structured.getMostSignificantBits())), 0);
  bytes.writeBigInt64BE(BigInt.asIntN(64, BigInt(structured.getLeastSignificantBits())), 8);
  return stringify(bytes);
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
  if (name === '') throw invalidArgument('A stream name is missing');
  return name;
}

export const writeStreamName = (name: string): StreamIdentifier =>
  new shared.StreamIdentifier().setStreamName(Buffer.from(name));
