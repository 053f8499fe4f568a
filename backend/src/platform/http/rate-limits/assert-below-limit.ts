import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooManyRequests } from './too-many-requests.js';

export type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

/** Asks without counting: what is counted are failures, and only once they have happened. @throws DomainError `too_many_requests` */
export async function assertBelowLimit(
  limiter: Limiter,
  request: FastifyRequest,
  reply: FastifyReply,
  message: string,
): Promise<void> {
  const state = await limiter(request, { increment: false });
  if (!state.isAllowed && state.remaining <= 0) throw tooManyRequests(reply, state.ttlInSeconds, message);
}
