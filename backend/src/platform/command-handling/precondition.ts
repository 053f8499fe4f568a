import { ERROR_MESSAGES, eventInTag, type RecordVersion } from '@marcel/contracts';
import type { EventMark } from '../event-store/event-store.js';
import { DomainError } from '../decider/domain-error.js';

/** States of records of which one must be the present one for a command to be decided; `any`: whichever it is in. */
export type Precondition = 'any' | readonly RecordVersion[];

/**
 * To be asked of the state that is decided on: what is appended then is appended to it, or not at all. A stream that is empty
 * was never read by anybody; whether it is missed is the decider's to say.
 * @throws DomainError `precondition_failed`
 */
export function assertUnchanged(
  precondition: Precondition | undefined,
  stream: string,
  last: Pick<EventMark, 'id' | 'revision'> | undefined,
): void {
  if (precondition === undefined || precondition === 'any' || last === undefined) return;
  const event = eventInTag(last.id);
  const isNamed = precondition.some(
    (version) => version.stream === stream && version.revision === last.revision && version.event === event,
  );
  if (!isNamed) throw new DomainError('precondition_failed', ERROR_MESSAGES.changedSince);
}

/** @throws DomainError `idempotency_key_reused`, which reveals nothing about the first request */
export function assertSameBody(bodyHash: string, ofFirst: string | undefined): void {
  if (bodyHash !== ofFirst) throw new DomainError('idempotency_key_reused', ERROR_MESSAGES.idempotencyKeyReused);
}
