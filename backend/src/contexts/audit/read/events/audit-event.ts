import type { AuditEvent, CausedEvent } from '@marcel/contracts';
import type { RecordedEvent } from '../../../../platform/event-store/event-store.js';
import type { HashedEvent } from '../../ledger/hashed-log.js';

/** An event of the log as auditors see it. */
export const toAuditEvent = ({ event, hash }: HashedEvent): AuditEvent => ({ ...toCausedEvent(event), hash });

/** Without the running hash, which takes a fold of the log. */
export function toCausedEvent({ position, stream, revision, id, type, data, metadata }: RecordedEvent): CausedEvent {
  const { time, actor, ...rest } = metadata;
  return { position, stream, revision, id, type, time, actor, data, metadata: rest };
}
