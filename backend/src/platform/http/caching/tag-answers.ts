import type { FastifyInstance } from 'fastify';
import { entityTag, namesTag } from './entity-tags.js';
import { tagOfRecord } from './shows-record.js';
import { isWhole } from './whole-answer.js';

/**
 * Gives every answer of the API its caching headers: what was read may be kept but must be asked for again, and carries a
 * tag made from its content, which for a record names its version too.
 */
export function tagAnswers(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!reply.hasHeader('cache-control') && request.url.startsWith('/api/')) {
      reply.header('cache-control', isRead ? 'no-cache' : 'no-store');
    }
    const isPrivate = reply.getHeader('cache-control') === 'no-store';
    if (!isRead || reply.statusCode !== 200 || isPrivate || !isWhole(payload)) {
      done(null, payload);
      return;
    }
    const tag = String(reply.getHeader('etag') ?? tagOfRecord(request, payload) ?? entityTag(payload));
    reply.header('etag', tag);
    if (namesTag(request.headers['if-none-match'], tag)) {
      reply.code(304).removeHeader('content-type').removeHeader('content-length');
      done(null, '');
      return;
    }
    done(null, payload);
  });
}
