import type { StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb.js';
import type { LogRecord } from '../log/log-record.js';
import { writeId, writeStreamName, type IdFormat } from './ids.js';
import { contentTypeOf } from './proposed-events.js';
import { ticksOf } from './ticks.js';

/** The message that streams and persistent subscriptions have each of their own. */
interface RecordedEventMessage {
  setId(value: UUID): unknown;
  setStreamIdentifier(value: StreamIdentifier): unknown;
  setStreamRevision(value: string): unknown;
  setCommitPosition(value: string): unknown;
  setPreparePosition(value: string): unknown;
  setData(value: Uint8Array): unknown;
  setCustomMetadata(value: Uint8Array): unknown;
  getMetadataMap(): { set(key: string, value: string): unknown };
}

export function fillRecordedEvent<Message extends RecordedEventMessage>(
  message: Message,
  record: LogRecord,
  ids: IdFormat,
): Message {
  const position = String(record.position);
  message.setId(writeId(record.id, ids));
  message.setStreamIdentifier(writeStreamName(record.stream));
  message.setStreamRevision(String(record.revision));
  message.setCommitPosition(position);
  message.setPreparePosition(position);
  message.setData(record.data);
  message.setCustomMetadata(record.metadata);
  const properties = message.getMetadataMap();
  properties.set('type', record.type);
  properties.set('created', ticksOf(record.created));
  properties.set('content-type', contentTypeOf(record));
  return message;
}
