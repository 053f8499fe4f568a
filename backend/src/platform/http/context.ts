import { HEADERS, versionOfTag } from '@marcel/contracts';
import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { CommandContext } from '../command-handling/command-context.js';
import type { Precondition } from '../command-handling/precondition.js';
import { tagsOf } from './caching.js';
import { clientRequestIdOf } from '../observability/logging/client-request-id.js';

export const newRequestId = (): string => randomUUID();

export function announceRequestIds(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADERS.requestId, request.id);
    done();
  });
}

/** Tags are compared strongly, as RFC 9110 wants it: one that names no version is the tag of no present state. */
export function preconditionOf(ifMatch: string): Precondition {
  const tags = tagsOf(ifMatch);
  return tags === '*' ? 'any' : tags.flatMap((tag) => versionOfTag(tag) ?? []);
}

export const Context = createParamDecorator((_data: unknown, execution: ExecutionContext): CommandContext =>
  commandContextOf(execution.switchToHttp().getRequest<FastifyRequest>()),
);

const RELEASE = /^[\w.+@/-]{1,64}$/;

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
