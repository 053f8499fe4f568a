import { ERROR_MESSAGES } from '@marcel/contracts';
import { DomainError } from '../decider/domain-error.js';

/** @throws DomainError `idempotency_key_reused`, which tells nothing of the first request */
export function assertSameBody(bodyHash: string, ofFirst: string | undefined): void {
  if (bodyHash !== ofFirst) throw new DomainError('idempotency_key_reused', ERROR_MESSAGES.idempotencyKeyReused);
}
