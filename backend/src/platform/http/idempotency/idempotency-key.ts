import { ERROR_MESSAGES, HEADERS } from '@marcel/contracts';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { DomainError } from '../../decider/domain-error.js';

const KEY = /^[\x21-\x7e]{1,200}$/;

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

/** Stands for a key on one route; does not give the key away. */
export function fingerprintOf(key: string, { method, url }: Pick<FastifyRequest, 'method' | 'url'>): string {
  const [path] = url.split('?');
  return createHash('sha256').update(`${method} ${path}\n${key}`).digest('hex');
}
