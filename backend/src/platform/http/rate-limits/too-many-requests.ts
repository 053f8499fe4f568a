import type { FastifyReply } from 'fastify';
import { DomainError } from '../../decider/domain-error.js';

/** The refusal of one request too many, which tells in how many seconds another one may come. */
export function tooManyRequests(reply: FastifyReply, seconds: number, message: string): DomainError {
  reply.header('retry-after', seconds);
  return new DomainError('too_many_requests', message);
}
