import { ERROR_MESSAGES, eventInTag, type RecordVersion } from '@marcel/contracts';
import type { EventRef } from '../event-store/event-store.js';
import { DomainError } from '../decider/domain-error.js';

/** Versions of a record that a command may be decided on; `any`: every existing one. */
export type Precondition = 'any' | readonly RecordVersion[];

/**
 * Checks `If-Match` against the last event of the state that the decider gets; the append then expects that revision. Skips empty streams,
 * because the decider rejects a missing record.
 * @throws DomainError `precondition_failed`
 */
export function assertUnchanged(
  precondition: Precondition | undefined,
  stream: string,
  last: Pick<EventRef, 'id' | 'revision'> | undefined,
): void {
  if (precondition === undefined || precondition === 'any' || last === undefined) return;
  const event = eventInTag(last.id);
  const isNamed = precondition.some(
    (version) => version.stream === stream && version.revision === last.revision && version.event === event,
  );
  if (!isNamed) throw new DomainError('precondition_failed', ERROR_MESSAGES.changedSince);
}

/** @throws DomainError `idempotency_key_reused`, which reveals nothing about the first request */
export function assertSameBody(bodyHash: string, firstBodyHash: string | undefined): void {
  if (bodyHash !== firstBodyHash) throw new DomainError('idempotency_key_reused', ERROR_MESSAGES.idempotencyKeyReused);
}
