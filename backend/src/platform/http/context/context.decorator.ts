import { HEADERS } from '@marcel/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { clientRequestIdOf } from '../../observability/logging/client-request-id.js';
import type { CommandContext } from '../../command-handling/command-context.js';
import { preconditionOf } from './if-match.js';

/** Gives a controller method the `CommandContext` of the request. */
export const Context = createParamDecorator((_data: unknown, execution: ExecutionContext): CommandContext =>
  commandContextOf(execution.switchToHttp().getRequest<FastifyRequest>()),
);

const RELEASE = /^[\w.+@/-]{1,64}$/;

/** Where a command came from, for the metadata of its events. */
function commandContextOf(request: FastifyRequest): CommandContext {
  const release = request.headers[HEADERS.frontendRelease];
  const ifMatch = request.headers[HEADERS.ifMatch];
  const { identity } = request;
  const clientRequestId = clientRequestIdOf(request);
  return {
    correlationId: request.id,
    causationId: request.id,
    actor: { kind: request.actorKind, ...(request.actorId !== undefined && { id: request.actorId }) },
    ...(clientRequestId !== undefined && { clientRequestId }),
    ...(typeof release === 'string' && RELEASE.test(release) && { release }),
    ...(ifMatch !== undefined && { precondition: preconditionOf(ifMatch) }),
    ...(identity !== undefined && { idempotencySeed: identity.fingerprint, bodyHash: identity.bodyHash }),
  };
}
