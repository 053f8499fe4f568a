import { ERROR_MESSAGES, HEADERS, IDEMPOTENCY_KEY_LENGTH } from '@marcel/contracts';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../decider/domain-error.js';

const { min, max } = IDEMPOTENCY_KEY_LENGTH;
const KEY = new RegExp(`^[\\x21-\\x7e]{${min},${max}}$`);

/**
 * The key under which a client may repeat its request.
 * @throws DomainError `invalid_input`
 */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = headers[HEADERS.idempotencyKey];
  if (given === undefined) return undefined;
  if (typeof given === 'string' && KEY.test(given)) return given;
  const message = ERROR_MESSAGES.idempotencyKey;
  throw new DomainError('invalid_input', message, [{ path: HEADERS.idempotencyKey, message }]);
}
