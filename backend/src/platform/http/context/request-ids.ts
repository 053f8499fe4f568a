import { HEADERS } from '@marcel/contracts';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';

/** Ids of requests are our own: what happened together is told by them, and nobody else may say so. */
export const newRequestId = (): string => randomUUID();

/** Tells clients under which id their request is in our log. */
export function announceRequestIds(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADERS.requestId, request.id);
    done();
  });
}
