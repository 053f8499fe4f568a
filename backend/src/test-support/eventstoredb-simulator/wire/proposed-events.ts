import type { UUID } from '@eventstore/db-client/generated/shared_pb.js';
import type { ProposedEvent } from '../log/log-record.js';
import { readId } from './ids.js';
import { handlerFailed, missingMetadata } from './rpc-failure.js';

/** The server's default limit for one append, in bytes. */
export const MAX_APPEND_SIZE = 1024 * 1024;

const JSON_TYPE = 'application/json';

/** What both ways of appending send for one event. */
export interface ProposedMessage {
  getId(): UUID | undefined;
  getMetadataMap(): { get(key: string): string | undefined };
  getData_asU8(): Uint8Array;
  getCustomMetadata_asU8(): Uint8Array;
}

/** @throws RpcFailure for a message without id, type or content type */
export function readProposedEvent(message: ProposedMessage): ProposedEvent {
  const properties = message.getMetadataMap();
  const type = properties.get('type');
  const contentType = properties.get('content-type');
  if (type === undefined) throw missingMetadata('type');
  if (contentType === undefined) throw missingMetadata('content-type');
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

export const contentTypeOf = ({ isJson }: ProposedEvent): string => (isJson ? JSON_TYPE : 'application/octet-stream');
