import { HEADERS } from '@marcel/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../../command-handling/command-context.js';
import { fingerprintOf, idempotencyKeyOf } from '../idempotency/idempotency-key.js';

/** Gives a controller method the `CommandContext` of the request. */
export const Context = createParamDecorator((_data: unknown, execution: ExecutionContext): CommandContext =>
  commandContextOf(execution.switchToHttp().getRequest<FastifyRequest>()),
);

const RELEASE = /^[\w.+@/-]{1,64}$/;

/**
 * Where a command came from, for the metadata of its events.
 * @throws DomainError `invalid_input` for a malformed idempotency key
 */
function commandContextOf(request: FastifyRequest): CommandContext {
  const release = request.headers[HEADERS.frontendRelease];
  const key = request.method === 'POST' ? idempotencyKeyOf(request) : undefined;
  return {
    correlationId: request.id,
    causationId: request.id,
    actor: { kind: request.actorKind },
    ...(typeof release === 'string' && RELEASE.test(release) && { release }),
    ...(key !== undefined && { idempotencySeed: fingerprintOf(key, request) }),
  };
}
