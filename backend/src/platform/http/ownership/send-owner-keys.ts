import { HEADERS } from '@marcel/contracts';
import type { FastifyInstance } from 'fastify';

/** Tells whoever has made something the key to it, with the answer that it is made, also with a repeated one, and with no refusal. */
export function sendOwnerKeys(server: FastifyInstance): void {
  server.decorateRequest('ownerKey', undefined);
  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.ownerKey !== undefined && reply.statusCode < 300) reply.header(HEADERS.ownerKey, request.ownerKey);
    done(null, payload);
  });
}
