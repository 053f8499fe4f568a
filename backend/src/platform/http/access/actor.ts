import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../event-store/event-metadata.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks: a visitor, until a token has proved more. */
    actorKind: Actor['kind'];
    /** Which admin it is, where that is known; whom the key of a visitor stands for who makes something. */
    actorId: string | undefined;
  }
}

export function recogniseActors(server: FastifyInstance): void {
  server.decorateRequest('actorKind', 'visitor');
  server.decorateRequest('actorId', undefined);
}
