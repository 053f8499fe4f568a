import type { AuditEvent } from '@marcel/contracts';
import type { HashedEvent } from '../../ledger/hashed-log.js';

/** An event of the log as auditors see it. */
export function toAuditEvent({ event, hash }: HashedEvent): AuditEvent {
  const { position, stream, revision, id, type, data, metadata } = event;
  const { time, actor, ...rest } = metadata;
  return { position, stream, revision, id, type, time, actor, data, metadata: rest, hash };
}
