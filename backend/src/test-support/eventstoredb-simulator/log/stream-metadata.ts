import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { TOMBSTONE_REVISION, type LogRecord, type ProposedEvent } from './log-record.js';
import { SYSTEM_TYPES } from './system-names.js';

const Raw = z.record(z.string(), z.unknown());
type Raw = z.infer<typeof Raw>;

/** Stream metadata as it was written, unknown keys included. */
export function rawMetadata({ data }: LogRecord): Raw | undefined {
  try {
    return Raw.parse(JSON.parse(Buffer.from(data).toString()));
  } catch {
    return undefined;
  }
}

/** The same metadata with another first revision that can be read. */
export function withTruncation(id: string, metadata: Raw | undefined, before: bigint): ProposedEvent {
  const { $tb: _, ...others } = metadata ?? {};
  const rest = JSON.stringify(others).slice(1, -1);
  return metadataEvent(id, `{"$tb":${before}${rest === '' ? '' : `,${rest}`}}`);
}

export const softDeletion = (): ProposedEvent => withTruncation(randomUUID(), undefined, TOMBSTONE_REVISION);

export const streamDeleted = (): ProposedEvent => ({
  id: randomUUID(),
  type: SYSTEM_TYPES.streamDeleted,
  isJson: false,
  data: new Uint8Array(),
  metadata: new Uint8Array(),
});

/** The number may be greater than JSON.stringify could write it. */
const metadataEvent = (id: string, json: string): ProposedEvent => ({
  id,
  type: SYSTEM_TYPES.streamMetadata,
  isJson: true,
  data: Buffer.from(json),
  metadata: new Uint8Array(),
});
